// The handlers of requests, in the order of wire::routes; each concern has a file of its own.
#pragma once

#include "server/task.h"
#include "wire/answers.h"

namespace springtide::server {

struct Call;

Task<wire::Answer> add_guest(Call& call);
Task<wire::Answer> who_am_i(Call& call);
Task<wire::Answer> make_account(Call& call);
Task<wire::Answer> remove_account(Call& call);
Task<wire::Answer> sign_in(Call& call);
Task<wire::Answer> list_sessions(Call& call);
Task<wire::Answer> sign_out(Call& call);
Task<wire::Answer> sign_out_everywhere(Call& call);
Task<wire::Answer> recover(Call& call);
Task<wire::Answer> list_lobby(Call& call);
Task<wire::Answer> list_own(Call& call);
Task<wire::Answer> open_table(Call& call);
Task<wire::Answer> send_record(Call& call);
Task<wire::Answer> send_journal(Call& call);
Task<wire::Answer> replay_table(Call& call);
Task<wire::Answer> take_in(Call& call);
Task<wire::Answer> replay_record(Call& call);
Task<wire::Answer> begin_analysis(Call& call);
Task<wire::Answer> send_analysis(Call& call);
Task<wire::Answer> send_my_data(Call& call);
Task<wire::Answer> change_me(Call& call);
Task<wire::Answer> find_people(Call& call);
Task<wire::Answer> show_person(Call& call);
Task<wire::Answer> list_games(Call& call);
Task<wire::Answer> list_people_at_table(Call& call);
Task<wire::Answer> tell_vacation(Call& call);
Task<wire::Answer> take_vacation(Call& call);
Task<wire::Answer> end_vacation(Call& call);
Task<wire::Answer> send_push_key(Call& call);
Task<wire::Answer> list_devices(Call& call);
Task<wire::Answer> add_device(Call& call);
Task<wire::Answer> set_quiet_hours(Call& call);
Task<wire::Answer> remove_device(Call& call);
Task<wire::Answer> list_webhooks(Call& call);
Task<wire::Answer> add_webhook(Call& call);
Task<wire::Answer> remove_webhook(Call& call);
Task<wire::Answer> list_friends(Call& call);
Task<wire::Answer> follow(Call& call);
Task<wire::Answer> unfollow(Call& call);
Task<wire::Answer> block(Call& call);
Task<wire::Answer> unblock(Call& call);
Task<wire::Answer> invite(Call& call);
Task<wire::Answer> decline(Call& call);
Task<wire::Answer> add_circle(Call& call);
Task<wire::Answer> change_circle(Call& call);
Task<wire::Answer> remove_circle(Call& call);
Task<wire::Answer> open_for_circle(Call& call);
Task<wire::Answer> list_studies(Call& call);
Task<wire::Answer> share_study(Call& call);
Task<wire::Answer> send_study(Call& call);
Task<wire::Answer> remove_study(Call& call);
Task<wire::Answer> send_picture(Call& call);
Task<wire::Answer> send_training(Call& call);
Task<wire::Answer> merge_training(Call& call);
Task<wire::Answer> send_grades(Call& call);
// A page of the client that is about a table, with what its link shows.
Task<wire::Answer> send_page(Call& call);

}  // namespace springtide::server

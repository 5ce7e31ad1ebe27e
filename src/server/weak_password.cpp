#include "server/weak_password.h"

#include <algorithm>
#include <array>
#include <string>

#include "games/list.h"
#include "store/login_key.h"

namespace springtide::server {
namespace {

// Those of eight letters and more, or of fewer with digits behind; in small letters, without the digits at their end.
constexpr std::array<std::string_view, 147> commonest{
    "password",      "passwort",   "passw0rd",   "p@ssword",   "p@ssw0rd",   "pa$$word",   "pa$$w0rd",  "passwd",
    "wachtwoord",    "motdepasse", "qwerty",     "qwertz",     "azerty",     "qwer",       "asdf",      "asdfgh",
    "zxcvbn",        "yxcvbn",     "qazwsx",     "qazwsxedc",  "zaq12wsx",   "1qaz2wsx",   "1qazxsw",   "1q2w3e4r",
    "1q2w3e4r5t",    "1g2w3e4r",   "q1w2e3r4",   "qweasd",     "qweasdzxc",  "123qwe",     "123qweasd", "1234qwer",
    "123abc",        "1234abcd",   "a1b2c3d",    "abcd",       "abc",        "aa",         "a",         "iloveyou",
    "ichliebedich",  "jetaime",    "sunshine",   "soleil",     "princess",   "prinzessin", "princesse", "football",
    "fussball",      "voetbal",    "baseball",   "basketball", "superman",   "spiderman",  "batman",    "starwars",
    "pokemon",       "nintendo",   "minecraft",  "naruto",     "dragonball", "dragon",     "monkey",    "shadow",
    "master",        "welcome",    "welkom",     "willkommen", "bienvenue",  "letmein",    "changeme",  "trustno",
    "whatever",      "computer",   "internet",   "facebook",   "google",     "samsung",    "admin",     "adminadmin",
    "administrator", "root",       "secret",     "geheim",     "test",       "testtest",   "guest",     "login",
    "hello",         "hallo",      "bonjour",    "salut",      "schatz",     "liefde",     "amour",     "doudou",
    "loulou",        "chocolat",   "butterfly",  "babygirl",   "lovely",     "flower",     "summer",    "sommer",
    "zomer",         "winter",     "spring",     "liverpool",  "arsenal",    "chelsea",    "barcelona", "realmadrid",
    "juventus",      "bayern",     "ajax",       "feyenoord",  "marseille",  "mercedes",   "ferrari",   "porsche",
    "corvette",      "mustang",    "harley",     "yankees",    "cowboys",    "michael",    "michelle",  "jennifer",
    "jessica",       "jordan",     "charlie",    "thomas",     "daniel",     "alexander",  "elizabeth", "victoria",
    "samantha",      "nicolas",    "springtide", "11223344",   "147258369",  "123654789",  "789456123", "112233445566",
    "123321123",     "159753258",  "blink"};

constexpr std::array<std::string_view, 8> rows{"abcdefghijklmnopqrstuvwxyz",
                                               "01234567890123456789",
                                               "qwertyuiop[]",
                                               "asdfghjkl;'",
                                               "zxcvbnm,./",
                                               "qwertzuiopü",
                                               "azertyuiop",
                                               "yxcvbnm,.-"};

bool is_of_row(std::string_view text) {
  const std::string back(text.rbegin(), text.rend());
  return std::ranges::any_of(rows, [&](std::string_view row) {
    return row.find(text) != std::string_view::npos || row.find(back) != std::string_view::npos;
  });
}

// Up to four bytes again and again.
bool is_repeated(std::string_view text) {
  constexpr std::size_t longest_unit = 4;
  for (std::size_t unit = 1; unit <= longest_unit && unit < text.size(); ++unit)
    if (text.substr(unit) == text.substr(0, text.size() - unit)) return true;
  return false;
}

std::string_view without_end(std::string_view text) {
  const std::size_t last = text.find_last_not_of("0123456789!.?*#$-_");
  return text.substr(0, last + 1);
}

}  // namespace

bool is_weak_password(std::string_view password, std::string_view login, std::string_view name) {
  const std::string text = store::login_key(password);
  const std::string_view stem = without_end(text);
  const auto is_either = [&](std::string_view other) { return !other.empty() && (text == other || stem == other); };
  return is_of_row(text) || is_repeated(text) || std::ranges::any_of(commonest, is_either) ||
         std::ranges::any_of(Games::names, is_either) || is_either(store::login_key(login)) ||
         is_either(store::login_key(name));
}

}  // namespace springtide::server

// Nets: every set of kernels gives the bits of the reference, sums kept up to date are those made anew, and a file is read
// as it was written or refused with place and reason.
#include "net/net.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "laws/sizes.h"
#include "net/random_net.h"
#include "net/reference.h"
#include "text/hex.h"

namespace springtide::net {
namespace {

// How many of the evaluations of random nets differ from the reference.
int differences(const Kernels& kernels, Manner manner, int nets) {
  Rng rng(static_cast<std::uint64_t>(7 + index_of(manner)));
  int different = 0;
  for (int i = 0; i < nets; ++i) {
    const File file = random_file(rng, manner);
    const Net net(file, kernels);
    for (int items : {1, 2, 3, 4, 6, between(rng, 7, max_items)}) {
      const Input input = items == 2 ? edge_input(rng, file, items) : random_input(rng, file.shape, items);
      different += outputs_of(net, input) != Reference(file).outputs_of(input);
    }
  }
  return different;
}

TEST(Net, all_kernels_give_the_same_bits) {
  EXPECT_EQ(all_kernels().front(), &plain_kernels);
#if defined(__x86_64__)
  EXPECT_GE(all_kernels().size(), 2u);
#endif
  for (const Kernels* kernels : all_kernels())
    for (Manner manner : all_of<Manner>) EXPECT_EQ(differences(*kernels, manner, test_size(60, 3000)), 0) << kernels->name;
}

// The test of the test: kernels that saturate, round otherwise or forget a lane are noticed.
TEST(Net, kernels_with_a_fault_are_noticed) {
  const auto is_noticed = [](auto spoil) {
    Kernels kernels = plain_kernels;
    spoil(kernels);
    return differences(kernels, Manner::ordinary, 10) + differences(kernels, Manner::extreme, 10) > 0;
  };
  EXPECT_FALSE(is_noticed([](Kernels&) {}));
  EXPECT_TRUE(is_noticed([](Kernels& k) {
    k.activate_rows = [](std::uint8_t* out, const std::int16_t* a, const std::int16_t* b, std::size_t width, int shift) {
      for (std::size_t i = 0; i < width; ++i)
        out[i] = static_cast<std::uint8_t>(std::clamp((a[i] + b[i]) / (1 << shift), 0, 126));
    };
  }));
  EXPECT_TRUE(is_noticed([](Kernels& k) {
    k.average = [](std::uint8_t* out, const std::uint8_t* in, std::size_t count, std::size_t stride, std::size_t width) {
      for (std::size_t i = 0; i < width; ++i) {
        std::size_t sum = 0;
        for (std::size_t each = 0; each < count; ++each) sum += in[each * stride + i];
        out[i] = static_cast<std::uint8_t>((sum + count / 2) / count);
      }
    };
  }));
  EXPECT_TRUE(is_noticed([](Kernels& k) {
    k.dense = [](std::int32_t* sums, const std::int32_t* from, const std::uint8_t* in, const std::int8_t* weights,
                 std::size_t inputs,
                 std::size_t outputs) { plain_kernels.dense(sums, from, in, weights, inputs - 4, outputs); };
  }));
  EXPECT_TRUE(is_noticed([](Kernels& k) {
    k.add_rows = [](std::int16_t* sums, const std::int16_t* rows, std::span<const Feature> features, std::size_t width) {
      for (Feature feature : features)
        for (std::size_t i = 0; i < width; ++i)
          sums[i] = static_cast<std::int16_t>(std::clamp(sums[i] + rows[feature * width + i], -16000, 16000));
    };
  }));
}

TEST(Net, sums_kept_up_to_date_are_those_made_anew) {
  Rng rng(11);
  for (const Kernels* kernels : all_kernels())
    for (int i = 0; i < 20; ++i) {
      const File file = random_file(rng, Manner::extreme);
      const Net net(file, *kernels);
      const auto width = static_cast<std::size_t>(file.shape.width);
      Sums kept;
      net.clear_table(kept);
      std::set<Feature> present;
      for (int step = 0; step < 200; ++step) {
        const auto feature = static_cast<Feature>(rng.below(static_cast<std::uint32_t>(file.shape.table)));
        if (present.insert(feature).second) {
          net.add_table(kept, {&feature, 1});
        } else {
          net.remove_table(kept, {&feature, 1});
          present.erase(feature);
        }
      }
      Sums anew;
      net.clear_table(anew);
      const std::vector<Feature> features(present.begin(), present.end());
      net.add_table(anew, features);
      EXPECT_TRUE(
          std::equal(kept.values.begin(), kept.values.begin() + static_cast<std::ptrdiff_t>(width), anew.values.begin()))
          << kernels->name;
    }
}

TEST(Net, says_why_it_does_not_fit) {
  Rng rng(1);
  File file = random_file({.table = 3, .item = 2, .width = 16, .second = 16}, 2, rng);
  file.features = sha256(std::string_view("one"));
  const Net net(file);
  const auto reason = [&net](std::string_view game, int rules, Head head, std::string_view features) {
    const auto misfit = net.misfit(game, rules, head, sha256(features));
    return misfit ? misfit->message() : "";
  };
  EXPECT_EQ(reason("vineta", 1, Head::value, "one"), "");
  EXPECT_EQ(reason("vigo", 1, Head::value, "one"), "game: the net is for vineta, not for vigo");
  EXPECT_EQ(reason("vineta", 2, Head::value, "one"), "rules: the net is for rules 1, not for 2");
  EXPECT_EQ(reason("vineta", 1, Head::belief, "one"), "head: the net is for value, not for belief");
  EXPECT_EQ(reason("vineta", 1, Head::value, "two"),
            "features: the net was made for another list of features than this program has");
}

TEST(NetFile, is_read_as_it_was_written) {
  Rng rng(5);
  for (int i = 0; i < 30; ++i) {
    File file = random_file(rng, i % 2 == 0 ? Manner::ordinary : Manner::extreme);
    file.made = {"by hand", "seed " + std::to_string(i)};
    const std::string bytes = write_file(file);
    const auto again = read_file(bytes);
    ASSERT_TRUE(again) << again.error().message();
    EXPECT_EQ(*again, file);
    EXPECT_EQ(write_file(*again), bytes);
  }
}

// A small net as a file, with its head as text to be changed.
class RefusedFile : public testing::Test {
 protected:
  RefusedFile() {
    Rng rng(3);
    file_ = random_file({.table = 300, .item = 2, .width = 16, .second = 16}, 2, rng);
  }

  static std::string reason(const std::string& bytes) {
    const auto file = read_file(bytes);
    return file ? "accepted" : file.error().message();
  }
  // The file with the first place that has `from` changed.
  std::string changed(const std::string& from, const std::string& to) const {
    std::string bytes = write_file(file_);
    const std::size_t at = bytes.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return bytes.replace(at, from.size(), to);
  }
  std::string reason_with(const std::function<void(File&)>& spoil) const {
    File spoilt = file_;
    spoil(spoilt);
    return reason(write_file(spoilt));
  }

  File file_{};
};

TEST_F(RefusedFile, that_is_no_net_or_has_no_end) {
  EXPECT_EQ(reason(write_file(file_)), "accepted");
  EXPECT_EQ(reason(""), "this is no net: it begins otherwise than `springtide net 1`");
  EXPECT_EQ(reason("springtide record 1\n"), "this is no net: it begins otherwise than `springtide net 1`");
  EXPECT_EQ(reason("springtide net 1\ngame vineta\n"), "the head has no end: no empty line in the first 32768 bytes");
  EXPECT_EQ(reason(changed("net 1", "net 2")), "line 1: springtide net: this program reads format 1 of nets only");
  EXPECT_EQ(reason(changed("net 1\n", "net 1\r\n")), "line 1: springtide net: only printable ASCII is allowed");
}

TEST_F(RefusedFile, by_a_line_of_its_head) {
  EXPECT_EQ(reason(changed("game vineta", "game Vineta")), "line 2: game: a game's name is lower-case letters");
  EXPECT_EQ(reason(changed("rules 1", "rule 1")), "line 3: rules: expected `rules …`, found 'rule 1'");
  EXPECT_EQ(reason(changed("rules 1", "rules 0")), "line 3: rules: it must be 1 to 999, found '0'");
  EXPECT_EQ(reason(changed("head value", "head values")), "line 4: head: expected value, policy, belief");
  EXPECT_EQ(reason(changed("features 0", "features 0x")), "line 5: features: expected 64 hexadecimal digits");
  EXPECT_EQ(reason(changed("table 300", "table 8193")), "line 6: table: it must be 1 to 8192, found '8193'");
  EXPECT_EQ(reason(changed("item 2", "item -2")), "line 7: item: it must be 1 to 8192, found '-2'");
  EXPECT_EQ(reason(changed("width 16", "width 24")), "line 8: width: it must be a multiple of 16");
  EXPECT_EQ(reason(changed("width 16", "width 272")), "line 8: width: it must be 16 to 256, found '272'");
  EXPECT_EQ(reason(changed("second 16", "second 8")), "line 9: second: it must be 16 to 128, found '8'");
  file_.shifts = {.first = 1, .second = 6, .outputs = 6};
  EXPECT_EQ(reason(changed("shifts 1 6 6", "shifts 9 6 6")), "line 10: shifts: a shift must be 0 to 8, found '9'");
  EXPECT_EQ(reason(changed("shifts 1 6 6", "shifts 1 6")),
            "line 10: shifts: expected three numbers: of the first layer, the second and the outputs");
  EXPECT_EQ(reason(changed("output 1", "output 0")), "line 11: outputs: the output 'output 0' stands twice");
  EXPECT_EQ(reason(changed("output 1", "")), "line 11: outputs: an output without a name");
  std::string many = "output 1";
  for (int i = 2; i < 70; ++i) many += ", output " + std::to_string(i);
  EXPECT_EQ(reason(changed("output 1", many)), "line 11: outputs: more than 64 outputs");
  EXPECT_EQ(reason(changed("weights ", "weight ")).substr(0, 27), "line 12: weights: expected ");
  EXPECT_EQ(reason(changed("made at random", "by hand")), "line 13: made: expected `made …`, found 'by hand'");
  EXPECT_EQ(reason(changed("made at random", "made at random\nmad")), "line 14: expected an empty line, found 'mad'");
  EXPECT_EQ(reason(changed("made at random", "made " + std::string(1000, 'x'))),
            "line 13: made: the line is longer than 1000 bytes");
  EXPECT_EQ(reason(changed("made at random", "made \xc3\xa4")), "line 13: made: only printable ASCII is allowed");
  EXPECT_EQ(reason(changed("output 0, output", "output 0,  output")), "the head has stray spaces");
  file_.made.assign(max_made_lines + 1, "again");
  EXPECT_EQ(reason(write_file(file_)), "line 33: expected an empty line, found 'made again'");
}

TEST_F(RefusedFile, whose_weights_are_too_few_too_many_or_damaged) {
  // By hand: 16 · 2, 302 rows of 16, 16 · 4, 16 rows of 32, 2 · 4, 2 rows of 16.
  EXPECT_EQ(weight_bytes(file_.shape, 2), 32u + 4832 + 64 + 512 + 8 + 32);
  const std::string whole = write_file(file_);
  EXPECT_EQ(reason(whole.substr(0, whole.size() - 1)), "weights: its shape has 5480 bytes of them, the file 5479");
  EXPECT_EQ(reason(whole + "x"), "weights: its shape has 5480 bytes of them, the file 5481");
  std::string damaged = whole;
  damaged.back() = static_cast<char>(damaged.back() ^ 1);
  EXPECT_EQ(reason(damaged), "weights: they are damaged: their hash is another");
}

TEST_F(RefusedFile, whose_sums_might_overflow) {
  // 300 features of the table with 109 each and two of the item with 30 are 32,760.
  const auto with_column = [](File& file, std::int8_t table, std::int8_t item, std::int16_t bias) {
    for (std::size_t i = 5; i < file.table_rows.size(); i += 16) file.table_rows[i] = table;
    for (std::size_t i = 5; i < file.item_rows.size(); i += 16) file.item_rows[i] = item;
    file.first_bias[5] = bias;
  };
  EXPECT_EQ(reason_with([&](File& file) { with_column(file, 109, 30, 7); }), "accepted");
  EXPECT_EQ(reason_with([&](File& file) { with_column(file, 109, 30, 8); }),
            "weights, column 5: the sums of the first layer can reach 32768, and 16 bits hold -32768 to 32767");
  // What may be added later does not help: another order of the features would wrap.
  EXPECT_EQ(reason_with([&](File& file) { with_column(file, 109, 30, -100); }), "accepted");
  EXPECT_EQ(reason_with([&](File& file) { with_column(file, -109, -34, 0); }), "accepted");
  EXPECT_EQ(reason_with([&](File& file) { with_column(file, -109, -34, -1); }),
            "weights, column 5: the sums of the first layer can reach -32769, and 16 bits hold -32768 to 32767");
  EXPECT_EQ(reason_with([](File& file) { file.second_bias[3] = max_bias; }), "accepted");
  EXPECT_EQ(reason_with([](File& file) { file.second_bias[3] = max_bias + 1; }),
            "weights, second bias 3: it is 1073741825, beyond 1073741824, and sums might not fit 32 bits");
  EXPECT_EQ(reason_with([](File& file) { file.output_bias[1] = std::numeric_limits<std::int32_t>::min(); }),
            "weights, output bias 1: it is -2147483648, beyond 1073741824, and sums might not fit 32 bits");
}

}  // namespace
}  // namespace springtide::net

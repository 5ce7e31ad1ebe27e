#include "client/frames.h"

#include <utility>

namespace springtide::client {
namespace {

constexpr std::uint8_t last_bit = 0x80;
constexpr std::uint8_t reserved_bits = 0x70;
constexpr std::uint8_t mask_bit = 0x80;
constexpr std::size_t longest_control = 125;

bool is_control(Opcode opcode) { return opcode >= Opcode::close; }

bool is_known(Opcode opcode) { return opcode <= Opcode::binary || (opcode >= Opcode::close && opcode <= Opcode::pong); }

void append_number(std::string& bytes, std::uint64_t number, int size) {
  for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 0xff);
}

std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t size) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < size; ++i) number = number << 8 | static_cast<std::uint8_t>(bytes[at + i]);
  return number;
}

}  // namespace

void append_frame(std::string& bytes, Opcode opcode, std::string_view payload, std::uint32_t mask) {
  bytes += static_cast<char>(last_bit | static_cast<std::uint8_t>(opcode));
  const std::size_t length_size = payload.size() < 126 ? 0 : payload.size() < 65536 ? 2 : 8;
  const std::size_t code = length_size == 0 ? payload.size() : length_size == 2 ? 126 : 127;
  bytes += static_cast<char>(mask_bit | code);
  append_number(bytes, payload.size(), static_cast<int>(length_size));
  append_number(bytes, mask, 4);
  const std::size_t first = bytes.size();
  bytes += payload;
  for (std::size_t i = 0; i < payload.size(); ++i)
    bytes[first + i] = static_cast<char>(bytes[first + i] ^ static_cast<char>(mask >> (24 - 8 * (i % 4)) & 0xff));
}

void FrameReader::take(std::string_view bytes) {
  if (kept_.empty()) {
    bytes_ = bytes;
    return;
  }
  kept_ += bytes;
  bytes_ = kept_;
}

// What is left stays until more comes.
bool FrameReader::wait() {
  kept_ = std::string(bytes_);
  bytes_ = {};
  return false;
}

bool FrameReader::fail(std::string_view reason) {
  if (trouble_.empty()) trouble_ = reason;
  return false;
}

bool FrameReader::read_head(Head& head) {
  if (bytes_.size() < 2) return false;
  const auto first = static_cast<std::uint8_t>(bytes_[0]);
  const auto second = static_cast<std::uint8_t>(bytes_[1]);
  if ((first & reserved_bits) != 0) return fail("a frame has reserved bits");
  if ((second & mask_bit) != 0) return fail("a frame of the server is masked");
  head = {.is_last = (first & last_bit) != 0, .opcode = static_cast<Opcode>(first & 15), .size = 2, .payload = second};
  if (second < 126) return true;
  const std::size_t length_size = second == 126 ? 2 : 8;
  head.size += length_size;
  if (bytes_.size() < head.size) return false;
  head.payload = number_at(bytes_, 2, length_size);
  return true;
}

bool FrameReader::check(const Head& head) {
  if (!is_known(head.opcode)) return fail("a frame of an unknown kind");
  if (is_control(head.opcode) && (!head.is_last || head.payload > longest_control)) return fail("a control frame too long");
  if (head.payload > longest_ || head.payload + message_.size() > longest_) return fail("a message is too long");
  const bool continues = head.opcode == Opcode::continuation;
  if (!is_control(head.opcode) && continues != (fragments_of_ != Opcode::continuation))
    return fail("the pieces of a message are out of order");
  return true;
}

bool FrameReader::next(Message& message) {
  if (is_given_) message_.clear();
  is_given_ = false;
  Head head;
  while (trouble_.empty()) {
    if (!read_head(head)) return trouble_.empty() && wait();
    if (!check(head)) return false;
    if (bytes_.size() - head.size < head.payload) return wait();
    const std::string_view payload = bytes_.substr(head.size, head.payload);
    bytes_.remove_prefix(head.size + payload.size());
    if (is_control(head.opcode) || (head.is_last && head.opcode != Opcode::continuation)) {
      message = {.opcode = head.opcode, .payload = payload};
      return true;
    }
    if (head.opcode != Opcode::continuation) fragments_of_ = head.opcode;
    message_ += payload;
    if (!head.is_last) continue;
    message = {.opcode = std::exchange(fragments_of_, Opcode::continuation), .payload = message_};
    is_given_ = true;
    return true;
  }
  return false;
}

}  // namespace springtide::client

// The test of the thread sanitizer: two threads count without asking each other.
#include <thread>

int main() {
  int count = 0;
  const auto work = [&count] {
    for (int i = 0; i < 100'000; ++i) ++count;
  };
  std::thread other(work);
  work();
  other.join();
  return count == 0;
}

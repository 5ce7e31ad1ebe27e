// What a device has around it.
#pragma once

#include "base/sha256.h"
#include "match/setup.h"

namespace springtide::device {

class World {
 public:
  virtual ~World() = default;
  virtual match::Time now() = 0;
  virtual Digest random() = 0;                  // 256 bits nobody can foresee
  virtual void progress(int done, int of) = 0;  // of work that takes long
};

}  // namespace springtide::device

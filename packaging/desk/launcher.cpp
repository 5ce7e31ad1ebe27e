// The first program of the desk build: linked statically, so that it runs where nothing is installed. It finds the folder
// that it lies in, whatever it was called by, and starts springtide there with its own loader and libraries.
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace {

// Certificates of those a connection trusts, where systems keep them; the last are our own, as old as this build.
constexpr std::array certificates{"/etc/ssl/certs/ca-certificates.crt",
                                  "/etc/pki/tls/certs/ca-bundle.crt",
                                  "/etc/ssl/ca-bundle.pem",
                                  "/etc/pki/tls/cacert.pem",
                                  "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
                                  "/etc/ssl/cert.pem"};

int fail(const std::string& what) {
  std::fprintf(stderr, "springtide: %s: %s\n", what.c_str(), std::strerror(errno));
  return 1;
}

// Of the file that runs, whatever links lead to it; empty: errno says why not.
std::string own_folder() {
  std::array<char, PATH_MAX> path{};
  const ssize_t size = readlink("/proc/self/exe", path.data(), path.size());
  if (size < 0) return {};
  const std::string file(path.data(), static_cast<std::size_t>(size));
  return file.substr(0, file.rfind('/'));
}

std::string certificates_or(const std::string& own) {
  for (const char* path : certificates)
    if (access(path, R_OK) == 0) return path;
  return own;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = own_folder();
  if (folder.empty()) return fail("/proc/self/exe does not say where this program lies");
  // What is set by who calls goes before.
  setenv("SPRINGTIDE_WEB", (folder + "/share/springtide/web").c_str(), 0);
  setenv("SSL_CERT_FILE", certificates_or(folder + "/share/springtide/certificates.pem").c_str(), 0);

  const std::string libraries = folder + "/lib";
  const std::string loader = libraries + "/" SPRINGTIDE_LOADER;
  const std::string program = folder + "/lib/springtide";
  std::vector<const char*> words{loader.c_str(),   "--inhibit-cache", "--argv0",      "springtide",
                                 "--library-path", libraries.c_str(), program.c_str()};
  for (int i = 1; i < argc; ++i) words.push_back(argv[i]);
  words.push_back(nullptr);
  execv(loader.c_str(), const_cast<char* const*>(words.data()));
  return fail(loader + " cannot be started");
}

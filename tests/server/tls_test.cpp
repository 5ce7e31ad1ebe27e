// TLS: the same transport behind a certificate made for the test.
#include <gtest/gtest.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <cstdio>
#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <thread>

#include "server/client.h"
#include "server/transport.h"

namespace springtide::server {
namespace {

class PlainEcho : public Application {
 public:
  void request(Request request, Respond respond) override {
    respond({.content_type = "text/plain", .body = std::move(request.body)});
  }
  void opened(Connection&) override {}
  void received(Connection& connection, std::string_view text) override { connection.send(std::string(text)); }
  void closed(Connection&) override {}
};

// A certificate that vouches for itself, in two files of a folder.
void make_certificate(const std::filesystem::path& folder, long serial = 1) {
  const std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)> key(EVP_EC_gen("P-256"), EVP_PKEY_free);
  const std::unique_ptr<X509, void (*)(X509*)> certificate(X509_new(), X509_free);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), serial);
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), 0);
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 3600);
  X509_set_pubkey(certificate.get(), key.get());
  X509_sign(certificate.get(), key.get(), EVP_sha256());
  const auto write = [&](const char* name, auto put) {
    std::FILE* file = std::fopen((folder / name).c_str(), "w");
    put(file);
    std::fclose(file);
  };
  write("chain.pem", [&](std::FILE* file) { PEM_write_X509(file, certificate.get()); });
  write("key.pem", [&](std::FILE* file) { PEM_write_PrivateKey(file, key.get(), nullptr, nullptr, 0, nullptr, nullptr); });
}

class TlsClient {
 public:
  // With these ciphers of TLS 1.2 alone, if there are any.
  explicit TlsClient(std::uint16_t port, const char* old_ciphers = nullptr) : client_(port) {
    if (old_ciphers != nullptr) {
      SSL_set_max_proto_version(tls_.get(), TLS1_2_VERSION);
      SSL_set_cipher_list(tls_.get(), old_ciphers);
    }
    SSL_set_fd(tls_.get(), client_.socket());
    is_secure_ = SSL_connect(tls_.get()) == 1;
  }
  bool is_secure() const { return is_secure_; }
  long serial() const {
    const std::unique_ptr<X509, void (*)(X509*)> certificate(SSL_get1_peer_certificate(tls_.get()), X509_free);
    return ASN1_INTEGER_get(X509_get_serialNumber(certificate.get()));
  }
  void send(std::string_view bytes) { SSL_write(tls_.get(), bytes.data(), static_cast<int>(bytes.size())); }
  std::string read(std::size_t bytes) {
    while (buffer_.size() < bytes && receive()) continue;
    std::string result = buffer_.substr(0, bytes);
    buffer_.erase(0, result.size());
    return result;
  }
  std::string read_through(std::string_view end) {
    while (buffer_.find(end) == std::string::npos && receive()) continue;
    const std::size_t found = buffer_.find(end);
    return read(found == std::string::npos ? buffer_.size() : found + end.size());
  }

 private:
  bool receive() {
    char bytes[4096];
    const int count = SSL_read(tls_.get(), bytes, sizeof bytes);
    if (count > 0) buffer_.append(bytes, static_cast<std::size_t>(count));
    return count > 0;
  }

  Client client_;
  std::unique_ptr<SSL_CTX, void (*)(SSL_CTX*)> context_{SSL_CTX_new(TLS_client_method()), SSL_CTX_free};
  std::unique_ptr<SSL, void (*)(SSL*)> tls_{SSL_new(context_.get()), SSL_free};
  std::string buffer_{};
  bool is_secure_ = false;
};

class Tls : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(folder_);
    make_certificate(folder_);
    setup_.listen = {{.address = "127.0.0.1", .port = 0}};
    setup_.tls_listen = setup_.listen;
    setup_.tls_certificate = (folder_ / "chain.pem").string();
    setup_.tls_key = (folder_ / "key.pem").string();
    setup_.limits.stop_timeout = Milliseconds(500);
    setup_.limits.close_timeout = Milliseconds(200);
  }
  ~Tls() override {
    if (server_) server_->stop();
    if (thread_.joinable()) thread_.join();
    std::filesystem::remove_all(folder_);
  }
  void start() {
    server_ = std::make_unique<Server>(setup_, 1, metrics_, log_);
    thread_ = std::thread([this] {
      Application* const application = &echo_;
      server_->run({&application, 1});
    });
  }

  std::filesystem::path folder_ = std::filesystem::temp_directory_path() / ("springtide-tls-" + std::to_string(::getpid()));
  ServerSetup setup_;
  PlainEcho echo_;
  Metrics metrics_;
  Log log_{LogLevel::off};
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

TEST_F(Tls, ServesRequestsAndAsksToStayWithTls) {
  start();
  TlsClient client(server_->tls_port());
  ASSERT_TRUE(client.is_secure());
  const std::string body(300'000, 'a');
  for (int i = 0; i < 2; ++i) {
    client.send("POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n");
    client.send(body);
    const HttpAnswer answer = read_answer(client);
    EXPECT_EQ(answer.status, 200);
    EXPECT_TRUE(answer.body == body);
    EXPECT_NE(answer.header("Strict-Transport-Security"), "");
  }
}

TEST_F(Tls, CarriesWebSockets) {
  start();
  TlsClient client(server_->tls_port());
  client.send(upgrade_request());
  EXPECT_EQ(read_answer(client).status, 101);
  for (int i = 0; i < 20; ++i) client.send(framed("message"));
  for (int i = 0; i < 20; ++i) EXPECT_EQ(client.read(9), "\x81\x07message");
}

TEST_F(Tls, EndsAClientThatDoesNotShakeHands) {
  setup_.limits.header_timeout = Milliseconds(500);
  start();
  Client silent(server_->tls_port());
  EXPECT_TRUE(silent.is_ended());
  Client plain(server_->tls_port());
  plain.send(get("/api/x"));
  EXPECT_TRUE(plain.is_ended());
  Client other(server_->port());
  other.send(get("/api/x"));
  EXPECT_EQ(read_answer(other).status, 200);
}

TEST_F(Tls, SpeaksOnlyWhatKeepsThePastSecret) {
  start();
  EXPECT_TRUE(TlsClient(server_->tls_port(), "ECDHE-ECDSA-AES128-GCM-SHA256").is_secure());
  EXPECT_TRUE(TlsClient(server_->tls_port(), "ECDHE-ECDSA-CHACHA20-POLY1305").is_secure());
  EXPECT_FALSE(TlsClient(server_->tls_port(), "ECDHE-ECDSA-AES128-SHA256").is_secure()) << "a mode that has been attacked";
  EXPECT_FALSE(TlsClient(server_->tls_port(), "AES128-GCM-SHA256").is_secure()) << "no forward secrecy";
}

TEST_F(Tls, ReadsARenewedCertificateWithoutARestart) {
  start();
  TlsClient before(server_->tls_port());
  EXPECT_EQ(before.serial(), 1);
  const auto reloaded = [this] {
    std::promise<bool> done;
    server_->loop(0).post([&] {
      try {
        server_->reload(setup_);
        done.set_value(true);
      } catch (const std::runtime_error&) {
        done.set_value(false);
      }
    });
    return done.get_future().get();
  };
  make_certificate(folder_, 2);
  EXPECT_EQ(TlsClient(server_->tls_port()).serial(), 1);
  EXPECT_TRUE(reloaded());
  EXPECT_EQ(TlsClient(server_->tls_port()).serial(), 2);
  std::filesystem::resize_file(folder_ / "chain.pem", 40);
  EXPECT_FALSE(reloaded());
  EXPECT_EQ(TlsClient(server_->tls_port()).serial(), 2) << "a bad one changes nothing";
  before.send(get("/api/x"));
  EXPECT_EQ(read_answer(before).status, 200) << "who is there stays";
}

TEST_F(Tls, RefusesToStartWithABadCertificateAndNamesIt) {
  setup_.tls_certificate = (folder_ / "missing.pem").string();
  try {
    start();
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("missing.pem"), std::string::npos);
  }
}

}  // namespace
}  // namespace springtide::server

#include "store/secret_box.h"

#include <sys/stat.h>

#include <fstream>

#include "store/store_support.h"

namespace durbar::testing {
namespace {

using store::Secret;
using store::SecretBox;
using ::testing::HasSubstr;

Secret some_secret() {
    Secret secret{};
    for (std::size_t at = 0; at < secret.size(); ++at) secret[at] = static_cast<std::uint8_t>(at * 7);
    return secret;
}

TEST(SecretBox, OpensWhatItSealedAlsoAfterARestart) {
    const TemporaryFolder folder;
    const std::string sealed = SecretBox::open(folder.path()).seal(some_secret());
    EXPECT_EQ(SecretBox::open(folder.path()).unseal(sealed), some_secret());
    EXPECT_NE(SecretBox::open(folder.path()).seal(some_secret()), sealed);
    const Secret secret = some_secret();
    const std::string plain(secret.begin(), secret.end());
    EXPECT_EQ(sealed.find(plain.substr(0, 4)), std::string::npos);
    struct stat key{};
    ASSERT_EQ(stat(folder.path("secret.key").c_str(), &key), 0);
    EXPECT_EQ(key.st_mode & 0777U, 0600U);
    EXPECT_EQ(key.st_size, 32);
}

TEST(SecretBox, OpensNothingElse) {
    const TemporaryFolder folder;
    const TemporaryFolder other;
    const SecretBox box = SecretBox::open(folder.path());
    const std::string sealed = box.seal(some_secret());
    EXPECT_FALSE(SecretBox::open(other.path()).unseal(sealed));
    EXPECT_FALSE(box.unseal(""));
    EXPECT_FALSE(box.unseal(sealed.substr(1)));
    for (std::size_t at = 0; at < sealed.size(); ++at) {
        std::string changed = sealed;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        EXPECT_FALSE(box.unseal(changed)) << at;
    }
}

TEST(SecretBox, AStoreWithoutItsKeyIsToldAndGetsNoNewOne) {
    const TemporaryFolder folder;
    store::open_sqlite(folder.path(), store::Access::Own);
    EXPECT_TRUE(std::filesystem::exists(folder.path("secret.key")));
    std::filesystem::remove(folder.path("secret.key"));
    EXPECT_EQ(failure([&] { SecretBox::open(folder.path()); }), Kind::Damaged);
    EXPECT_THAT(sentence([&] { SecretBox::open(folder.path()); }), HasSubstr("secret.key is missing"));
    EXPECT_FALSE(std::filesystem::exists(folder.path("secret.key")));
    std::ofstream(folder.path("secret.key")) << "short";
    EXPECT_EQ(failure([&] { SecretBox::open(folder.path()); }), Kind::Damaged);
    std::ofstream(folder.path("secret.key")) << std::string(33, 'x');
    EXPECT_EQ(failure([&] { SecretBox::open(folder.path()); }), Kind::Damaged);
}

TEST(TokenHash, IsBlake2bInHexadecimalDigits) {
    EXPECT_EQ(store::token_hash(""), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
    EXPECT_NE(store::token_hash("a"), store::token_hash("b"));
    EXPECT_TRUE(store::same_hash(store::token_hash("a"), store::token_hash("a")));
    EXPECT_FALSE(store::same_hash(store::token_hash("a"), store::token_hash("b")));
    EXPECT_FALSE(store::same_hash("", store::token_hash("b")));
}

}  // namespace
}  // namespace durbar::testing

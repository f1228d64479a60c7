#include "store/fold_name.h"

#include <gtest/gtest.h>

namespace durbar::testing {
namespace {

using store::fold_name;

TEST(FoldName, MakesCapitalLettersSmall) {
    EXPECT_EQ(fold_name("Ann-Marie 42"), "ann-marie 42");
    EXPECT_EQ(fold_name("P\u0158\u00cdLI\u0160 \u017dLU\u0164OU\u010cK\u00dd K\u016e\u0147"),
              "p\u0159\u00edli\u0161 \u017elu\u0165ou\u010dk\u00fd k\u016f\u0148");  // Czech
    EXPECT_EQ(fold_name("\u013dUBO\u0154"), "\u013eubo\u0155");                      // Slovak
    EXPECT_EQ(fold_name("\u0401\u0416\u0418\u041a"), "\u0451\u0436\u0438\u043a");    // Russian
    EXPECT_EQ(fold_name("\u039f\u0394\u03a5\u03a3\u03a3\u0395\u03a5\u03a3"),
              fold_name("\u03bf\u03b4\u03c5\u03c3\u03c3\u03b5\u03c5\u03c2"));  // Greek, with its last sigma
    EXPECT_EQ(fold_name("STRA\u1e9eE"), "stra\u00dfe");
    EXPECT_EQ(fold_name("\u1ea4N \u0178"), "\u1ea5n \u00ff");
}

TEST(FoldName, LeavesEverythingElse) {
    for (const std::string name :
         {"", "stra\u00dfe", "\u00d7\u00f7", "\u0131", "\u738b\u4e94", "\U0001F98A fox", "e\u0301",
          "\xff\xfe", "\xc3", "\xe0\x81\x81", "\xe2\x82"}) {
        EXPECT_EQ(fold_name(name), name);
    }
    EXPECT_NE(fold_name("\u00e9"), fold_name("e"));
}

TEST(FoldName, IsDoneOnce) {
    for (char32_t code = 0x80; code < 0x10000; ++code) {
        std::string letter;
        if (code < 0x800) {
            letter = {static_cast<char>(0xC0 | code >> 6), static_cast<char>(0x80 | (code & 0x3F))};
        } else {
            letter = {static_cast<char>(0xE0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 0x3F)),
                      static_cast<char>(0x80 | (code & 0x3F))};
        }
        EXPECT_EQ(fold_name(fold_name(letter)), fold_name(letter)) << static_cast<unsigned>(code);
    }
}

}  // namespace
}  // namespace durbar::testing

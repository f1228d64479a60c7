#include "store/store_support.h"

// People and sessions: what every kind of store promises.

namespace durbar::testing {
namespace {

using store::PersonRow;
using store::SessionRow;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class EveryStoreOfPeople : public EveryStore {};

INSTANTIATE_TEST_SUITE_P(Kinds, EveryStoreOfPeople, ::testing::ValuesIn(every_kind()), name_of_kind);

TEST_P(EveryStoreOfPeople, KeepsPeopleAndTheirLatestNames) {
    const PersonRow guest{"p1", "Lenka", "", 10};
    store().put_person(guest);
    EXPECT_EQ(store().person("p1"), guest);
    EXPECT_FALSE(store().registered("Lenka"));
    const PersonRow registered{"p1", "Lena", "$argon2id$x", 10};
    store().put_person(registered);
    reopen();
    EXPECT_EQ(store().person("p1"), registered);
    EXPECT_EQ(store().registered("Lena"), registered);
    EXPECT_FALSE(store().registered("Lenka"));
    EXPECT_FALSE(store().person("p2"));
}

TEST_P(EveryStoreOfPeople, ARegisteredNameIsTakenWhateverTheCaseOfItsLetters) {
    store().put_person({"p1", "\u0160t\u011bp\u00e1n", "secret", 1});     // Štěpán
    store().put_person({"p2", "\u041b\u0435\u043d\u0430", "secret", 1});  // Лена
    EXPECT_EQ(store().registered("\u0160T\u011aP\u00c1N")->id, "p1");
    EXPECT_EQ(store().registered("\u043b\u0415\u041d\u0410")->id, "p2");
    EXPECT_FALSE(store().registered("Stepan"));
    const PersonRow thief{"p3", "\u0161t\u011bp\u00e1n", "other", 2};
    EXPECT_EQ(failure([&] { store().put_person(thief); }), Kind::Stale);
    EXPECT_FALSE(store().person("p3"));
    // A guest may bear the name, and cannot register with it either.
    PersonRow guest = thief;
    guest.password = "";
    store().put_person(guest);
    EXPECT_EQ(failure([&] { store().put_person(thief); }), Kind::Stale);
    EXPECT_EQ(store().person("p3"), guest);
    // Who has it may write it in another way.
    store().put_person({"p1", "\u0160T\u011aP\u00c1N", "secret", 1});
    EXPECT_EQ(store().registered("\u0161t\u011bp\u00e1n")->name, "\u0160T\u011aP\u00c1N");
}

TEST_P(EveryStoreOfPeople, KeepsSessionsUntilTheyAreDropped) {
    store().put_person({"p1", "Ann", "", 1});
    store().put_person({"p2", "Bob", "", 1});
    const SessionRow phone{"hash1", "p1", "a phone", 10, 20};
    const SessionRow laptop{"hash2", "p1", "a laptop", 5, 6};
    store().put_session(phone);
    store().put_session(laptop);
    store().put_session({"hash3", "p2", "", 1, 1});
    reopen();
    EXPECT_EQ(store().session("hash1"), phone);
    EXPECT_FALSE(store().session("hash"));
    EXPECT_THAT(store().sessions_of("p1"), ElementsAre(laptop, phone));
    EXPECT_THAT(store().sessions_of("p3"), IsEmpty());

    SessionRow seen = phone;
    seen.seen_at = 99;
    store().put_session(seen);
    EXPECT_EQ(store().session("hash1"), seen);
    store().drop_session("hash1");
    store().drop_session("hash1");
    EXPECT_FALSE(store().session("hash1"));
    EXPECT_THAT(store().sessions_of("p1"), ElementsAre(laptop));
    EXPECT_TRUE(failure([&] { store().put_session({"hash4", "nobody", "", 1, 1}); }));
}

}  // namespace
}  // namespace durbar::testing

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/record.h"
#include "honest/blake2b.h"

/// Chance that nobody has to take on trust. The table draws a secret seed and publishes a commitment to it
/// before anybody sits down; every person adds a salt; all outcomes follow from seed and salts. So the table
/// cannot choose a seed that suits somebody, and nobody else can foresee an outcome. With the end of the game
/// the seed is told, and anybody can deal the whole game again (docs/hall-protocol.md has the construction in
/// full).
namespace durbar::honest {

using Hash = Blake2b::Output;
using Seed = Hash;

/// What everybody sees before the first draw.
Hash commitment_to(const Seed& seed);

/// The outcomes of one table, numbered from 0. A number is never used twice: moves that are taken back have
/// spent theirs, and what is drawn again is drawn anew.
class HonestChance final : public ChanceSource {
public:
    /// `salts`: one for each seat, in order; empty where no person sat.
    HonestChance(const Seed& seed, const std::vector<std::string>& salts, std::uint64_t next = 0);

    /// Outcome number next() in [0, n), every one exactly as likely as the others; then next() grows by one.
    std::uint32_t below(std::uint32_t n) override;
    std::uint64_t next() const { return next_; }
    /// Leaves numbers out that moves taken back have spent.
    void skip(std::uint64_t count) { next_ += count; }

private:
    Hash key_;
    std::uint64_t next_;
};

std::string hex(const Hash& hash);
std::optional<Hash> parse_hash(std::string_view hex);

/// A salt: 1 to 64 printable letters without blanks, such as the hexadecimal digits of something random.
bool is_valid_salt(std::string_view salt);

/// Writes into a finished record all that is needed to deal it again: commitment, seed, salts, and the number
/// of each outcome. `numbers`: one for every chance move of the record, in order.
void add_proof(Record& record, const Seed& seed, const std::vector<std::string>& salts,
               const std::vector<std::uint64_t>& numbers);

/// The result of dealing a record again.
struct Verdict {
    std::size_t honest = 0;   ///< outcomes dealt again, all as recorded
    std::size_t skipped = 0;  ///< numbers spent on moves that were taken back
    /// What is wrong, with its line in the record; empty: every outcome was honest.
    std::optional<Error> fault;
};

/// Plays the record from the beginning and deals every outcome again. `match` is a fresh match of its game.
Verdict verify(AnyMatch& match, const Record& record);
/// The same for the text of a record of any game. Whoever changes an outcome seldom mends the fingerprint
/// too; then what was changed is told, rather than that something was.
Verdict verify(const std::string& text);

}  // namespace durbar::honest

#include "honest/honest_chance.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>

#include "core/any_match.h"
#include "core/text.h"
#include "games/registry.h"

namespace durbar::honest {

namespace {

// Each use of the hash has words of its own, so that no output of one is an input of another.
constexpr std::string_view kCommitmentWords = "durbar commitment 1";
constexpr std::string_view kKeyWords = "durbar key 1";
constexpr std::string_view kOutcomeWords = "durbar outcome 1";

// The notes of a record.
constexpr std::string_view kCommitmentNote = "commitment";
constexpr std::string_view kSeedNote = "seed";
constexpr std::string_view kSaltNote = "salt";
constexpr std::string_view kTakenBackNote = "taken_back";

constexpr std::string_view kDigits = "0123456789abcdef";

/// Whoever plays alone may go back as often as he likes: years of that.
constexpr std::uint64_t kMostTakenBack = 1'000'000'000'000;

class Words {
public:
    explicit Words(std::string_view use, const Hash* key = nullptr)
        : hash_(key != nullptr ? std::as_bytes(std::span(*key)) : std::span<const std::byte>()) {
        add(use);
    }
    /// A text with its length, so that no two lists of texts look alike.
    Words& add(std::string_view text) {
        add(std::uint64_t{text.size()});
        hash_.add(std::as_bytes(std::span(text)));
        return *this;
    }
    /// Eight bytes, the lowest first.
    Words& add(std::uint64_t number) {
        std::array<std::uint8_t, 8> little{};
        for (auto& byte : little) {
            byte = static_cast<std::uint8_t>(number & 0xffU);
            number >>= 8U;
        }
        hash_.add(std::as_bytes(std::span(little)));
        return *this;
    }
    Words& add(const Hash& hash) {
        hash_.add(std::as_bytes(std::span(hash)));
        return *this;
    }
    Hash finish() { return hash_.finish(); }

private:
    Blake2b hash_;
};

std::uint32_t word_of(const Hash& hash, std::size_t at) {
    std::uint32_t word = 0;
    for (std::size_t byte = 4; byte > 0; --byte) word = word << 8U | hash[4 * at + byte - 1];
    return word;
}

}  // namespace

Hash commitment_to(const Seed& seed) { return Words(kCommitmentWords).add(seed).finish(); }

HonestChance::HonestChance(const Seed& seed, const std::vector<std::string>& salts, std::uint64_t next)
    : next_(next) {
    Words words(kKeyWords, &seed);
    words.add(std::uint64_t{salts.size()});
    for (const auto& salt : salts) words.add(salt);
    key_ = words.finish();
}

std::uint32_t HonestChance::below(std::uint32_t n) {
    assert(n > 0);
    // Words beyond the last whole multiple of n would make the small outcomes likelier.
    const std::uint64_t multiple = (std::uint64_t{1} << 32U) / n * n;
    const std::uint64_t number = next_++;
    for (std::uint64_t block = 0;; ++block) {
        const Hash hash = Words(kOutcomeWords, &key_).add(number).add(block).finish();
        for (std::size_t at = 0; at < hash.size() / 4; ++at) {
            const std::uint32_t word = word_of(hash, at);
            if (word < multiple) return word % n;
        }
    }
}

std::string hex(const Hash& hash) {
    std::string text;
    for (const std::uint8_t byte : hash) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 15U];
    }
    return text;
}

std::optional<Hash> parse_hash(std::string_view hex) {
    Hash hash{};
    if (hex.size() != 2 * hash.size()) return std::nullopt;
    for (std::size_t i = 0; i < hex.size(); ++i) {
        const char letter = hex[i] >= 'A' && hex[i] <= 'F' ? static_cast<char>(hex[i] - 'A' + 'a') : hex[i];
        const std::size_t digit = kDigits.find(letter);
        if (digit == std::string_view::npos) return std::nullopt;
        hash[i / 2] = static_cast<std::uint8_t>(std::size_t{hash[i / 2]} << 4U | digit);
    }
    return hash;
}

bool is_valid_salt(std::string_view salt) {
    constexpr std::size_t kLongest = 64;
    return !salt.empty() && salt.size() <= kLongest &&
           std::all_of(salt.begin(), salt.end(), [](char c) { return c > ' ' && c < '\x7f'; });
}

void add_proof(Record& record, const Seed& seed, const std::vector<std::string>& salts,
               const std::vector<std::uint64_t>& numbers) {
    record.notes.emplace_back(kCommitmentNote, hex(commitment_to(seed)));
    record.notes.emplace_back(kSeedNote, hex(seed));
    for (std::size_t seat = 0; seat < salts.size(); ++seat) {
        if (!salts[seat].empty()) {
            record.notes.emplace_back(kSaltNote, std::to_string(seat) + " " + salts[seat]);
        }
    }
    std::uint64_t expected = 0;
    std::size_t outcome = 0;
    for (std::size_t ply = 0; ply < record.plies.size(); ++ply) {
        if (record.plies[ply].actor != Player::Chance) continue;
        const std::uint64_t number = numbers[outcome++];
        if (number != expected) {
            record.notes.emplace_back(kTakenBackNote,
                                      std::to_string(ply + 1) + " " + std::to_string(number - expected));
        }
        expected = number + 1;
    }
}

namespace {

/// What a record says about its chance.
struct Proof {
    Seed seed{};
    std::vector<std::string> salts;
    std::vector<std::uint64_t> taken_back;  ///< for each ply the numbers spent just before it
};

/// "12 34" as a number below `limit` and the rest.
std::optional<std::pair<std::size_t, std::string_view>> numbered(std::string_view text, std::size_t limit) {
    const auto words = split_words(text);
    if (words.size() != 2 || limit == 0) return std::nullopt;
    const auto number = parse_number<std::size_t>(words[0], 0, limit - 1);
    if (!number) return std::nullopt;
    return std::pair{*number, words[1]};
}

Result<Proof> read_proof(const Record& record) {
    const auto commitment = parse_hash(note_of(record, kCommitmentNote));
    const auto seed = parse_hash(note_of(record, kSeedNote));
    if (!commitment || !seed)
        return Error{"the record tells no commitment and seed, so nothing can be dealt again"};
    if (commitment_to(*seed) != *commitment)
        return Error{"the seed is not the one that the table had committed to"};
    Proof proof{*seed, std::vector<std::string>(static_cast<std::size_t>(record.players)),
                std::vector<std::uint64_t>(record.plies.size() + 1)};
    for (const auto& [name, text] : record.notes) {
        if (name == kSaltNote) {
            const auto salt = numbered(text, proof.salts.size());
            if (!salt || !is_valid_salt(salt->second)) return Error{"a salt reads 'note salt SEAT TEXT'"};
            proof.salts[salt->first] = salt->second;
        } else if (name == kTakenBackNote) {
            const auto spent = numbered(text, proof.taken_back.size());
            const auto count =
                spent ? parse_number<std::uint64_t>(spent->second, 1, kMostTakenBack) : std::nullopt;
            if (!count) return Error{"draws taken back read 'note taken_back PLY COUNT'"};
            proof.taken_back[spent->first] = *count;
        }
    }
    return proof;
}

}  // namespace

Verdict verify(AnyMatch& match, const Record& record) {
    Verdict verdict;
    const auto proof = read_proof(record);
    if (!proof) {
        verdict.fault = proof.error();
        return verdict;
    }
    HonestChance chance(proof.value().seed, proof.value().salts);
    for (std::size_t ply = 0; ply < record.plies.size(); ++ply) {
        const auto& told = record.plies[ply];
        if (match.to_act() != told.actor) {
            verdict.fault = Error{"somebody else is to act here", told.line};
            return verdict;
        }
        if (told.actor != Player::Chance) {
            if (const auto refusal = match.play_next(told.move)) {
                verdict.fault =
                    Error{"the move " + quoted(told.move) + " is not legal here", told.line, refusal->rule};
                return verdict;
            }
            continue;
        }
        const std::uint64_t spent = proof.value().taken_back[ply + 1];
        chance.skip(spent);
        verdict.skipped += spent;
        const std::string honest = match.play_chance(chance);
        if (honest != told.move) {
            verdict.fault = Error{"chance gave " + quoted(honest) + ", not " + quoted(told.move), told.line};
            return verdict;
        }
        ++verdict.honest;
    }
    return verdict;
}

namespace {

/// The same record without the fingerprint in its last line.
std::string unsealed(std::string_view text) {
    const auto lines = split_lines(text);
    const auto words = lines.empty() ? std::vector<std::string_view>{} : split_words(lines.back());
    if (words.size() != 3) return std::string(text);
    const auto end = static_cast<std::size_t>(lines.back().data() - text.data());
    return std::string(text.substr(0, end)) + std::string(words[0]) + " " + std::string(words[1]) + "\n";
}

Verdict verdict_on(const Record& record) {
    const auto match = match_of(record, 0);
    if (!match) return {0, 0, match.error()};
    return verify(*match.value(), record);
}

}  // namespace

Verdict verify(const std::string& text) {
    const auto record = parse_record(text);
    if (record) return verdict_on(record.value());
    const auto changed = parse_record(unsealed(text));
    Verdict verdict = changed ? verdict_on(changed.value()) : Verdict{};
    if (!verdict.fault) verdict.fault = record.error();
    return verdict;
}

}  // namespace durbar::honest

#include "hall/honest_chance.h"

#include <sodium.h>

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/any_match.h"
#include "core/text.h"

namespace durbar::hall {

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

/// Whoever plays alone may go back as often as he likes: years of that.
constexpr std::uint64_t kMostTakenBack = 1'000'000'000'000;

class Blake {
public:
    explicit Blake(std::string_view words, const Hash* key = nullptr) {
        crypto_generichash_init(&state_, key ? key->data() : nullptr, key ? key->size() : 0, sizeof(Hash));
        add(words);
    }
    /// A text with its length, so that no two lists of texts look alike.
    Blake& add(std::string_view text) {
        add(std::uint64_t{text.size()});
        return bytes(text.data(), text.size());
    }
    /// Eight bytes, the lowest first.
    Blake& add(std::uint64_t number) {
        std::array<unsigned char, 8> little{};
        for (auto& byte : little) {
            byte = static_cast<unsigned char>(number & 0xffU);
            number >>= 8U;
        }
        return bytes(little.data(), little.size());
    }
    Blake& add(const Hash& hash) { return bytes(hash.data(), hash.size()); }
    Hash finish() {
        Hash hash{};
        crypto_generichash_final(&state_, hash.data(), hash.size());
        return hash;
    }

private:
    Blake& bytes(const void* data, std::size_t size) {
        crypto_generichash_update(&state_, static_cast<const unsigned char*>(data), size);
        return *this;
    }

    crypto_generichash_state state_{};
};

std::uint32_t word_of(const Hash& hash, std::size_t at) {
    std::uint32_t word = 0;
    for (std::size_t byte = 4; byte > 0; --byte) word = word << 8U | hash[4 * at + byte - 1];
    return word;
}

}  // namespace

Hash commitment_to(const Seed& seed) { return Blake(kCommitmentWords).add(seed).finish(); }

HonestChance::HonestChance(const Seed& seed, const std::vector<std::string>& salts, std::uint64_t next)
    : next_(next) {
    Blake blake(kKeyWords, &seed);
    blake.add(std::uint64_t{salts.size()});
    for (const auto& salt : salts) blake.add(salt);
    key_ = blake.finish();
}

std::uint32_t HonestChance::below(std::uint32_t n) {
    assert(n > 0);
    // Words beyond the last whole multiple of n would make the small outcomes likelier.
    const std::uint64_t multiple = (std::uint64_t{1} << 32U) / n * n;
    const std::uint64_t number = next_++;
    for (std::uint64_t block = 0;; ++block) {
        const Hash hash = Blake(kOutcomeWords, &key_).add(number).add(block).finish();
        for (std::size_t at = 0; at < hash.size() / 4; ++at) {
            const std::uint32_t word = word_of(hash, at);
            if (word < multiple) return word % n;
        }
    }
}

std::string hex(const Hash& hash) {
    std::string text(2 * hash.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();  // the closing zero
    return text;
}

std::optional<Hash> parse_hash(std::string_view hex) {
    Hash hash{};
    std::size_t size = 0;
    const char* end = nullptr;
    const int code = sodium_hex2bin(hash.data(), hash.size(), hex.data(), hex.size(), nullptr, &size, &end);
    if (code != 0 || size != hash.size() || end != hex.data() + hex.size()) return std::nullopt;
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

}  // namespace durbar::hall

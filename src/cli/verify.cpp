#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "core/record.h"
#include "core/text.h"
#include "engine/answers.h"
#include "games/registry.h"
#include "hall/honest_chance.h"

namespace durbar {

namespace {

/// The same record without the fingerprint in its last line.
std::string unsealed(std::string_view text) {
    const auto lines = split_lines(text);
    const auto words = lines.empty() ? std::vector<std::string_view>{} : split_words(lines.back());
    if (words.size() != 3) return std::string(text);
    const auto end = static_cast<std::size_t>(lines.back().data() - text.data());
    return std::string(text.substr(0, end)) + std::string(words[0]) + " " + std::string(words[1]) + "\n";
}

hall::Verdict verdict_of(const Record& record) {
    const auto match = match_of(record, 0);
    if (!match) return {0, 0, match.error()};
    return hall::verify(*match.value(), record);
}

/// Whoever changes an outcome seldom mends the fingerprint too; what was changed tells more than that
/// something was.
hall::Verdict verdict_of(const std::string& text) {
    const auto record = parse_record(text);
    if (record) return verdict_of(record.value());
    const auto changed = parse_record(unsealed(text));
    hall::Verdict verdict = changed ? verdict_of(changed.value()) : hall::Verdict{};
    if (!verdict.fault) verdict.fault = record.error();
    return verdict;
}

}  // namespace

int run_verify(const VerifyArgs& args) {
    const auto text = read_file(args.file);
    if (!text) return refuse_call(text.error());
    const hall::Verdict verdict = verdict_of(text.value());
    if (args.json) {
        Fields fields = verdict.fault ? refused_fields(*verdict.fault) : Fields{{"ok", true}};
        fields.push_back({"honest", verdict.honest});
        fields.push_back({"taken_back", verdict.skipped});
        fmt::print("{}\n", json_text(fields));
    } else {
        fmt::print("{}: {} of chance dealt again, {}\n", args.file,
                   verdict.honest == 1 ? "1 outcome" : grouped(verdict.honest) + " outcomes",
                   verdict.fault ? "and then something is wrong" : "all of them honest");
        if (verdict.skipped > 0)
            fmt::print("  {} more were taken back with moves\n", grouped(verdict.skipped));
    }
    if (!verdict.fault) return kDone;
    fmt::print(stderr, "durbar: {}: {}\n", args.file, describe(*verdict.fault));
    return kCheckFailed;
}

}  // namespace durbar

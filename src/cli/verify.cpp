#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "core/text.h"
#include "engine/answers.h"
#include "honest/honest_chance.h"

namespace durbar {

int run_verify(const VerifyArgs& args) {
    const auto text = read_file(args.file);
    if (!text) return refuse_call(text.error());
    const honest::Verdict verdict = honest::verify(text.value());
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

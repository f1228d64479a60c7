#include "server/metrics.h"

#include <charconv>

namespace durbar::server {

namespace {

std::string digits(double value) {
    std::array<char, 40> text{};
    const auto [end, code] = std::to_chars(text.data(), text.data() + text.size(), value);
    return code == std::errc{} ? std::string(text.data(), end) : "0";
}

void add_line(std::string& out, std::string_view name, std::string_view label, double value) {
    out.append("durbar_").append(name);
    if (!label.empty()) out.append("{").append(label).append("}");
    out.append(" ").append(digits(value)).append("\n");
}

}  // namespace

void Histogram::observe(double value) {
    ++count_;
    sum_ += value;
    for (std::size_t i = 0; i < kBounds.size(); ++i) within_[i] += value <= kBounds[i] ? 1U : 0U;
}

Metrics::Family& Metrics::family(std::string_view name, std::string_view type, std::string_view help) {
    auto found = families_.find(name);
    if (found == families_.end()) {
        found = families_.emplace(std::string(name), Family{type, std::string(help), {}, {}}).first;
    }
    return found->second;
}

Figure& Metrics::counter(std::string_view name, std::string_view help, std::string_view label) {
    return family(name, "counter", help).figures[std::string(label)];
}

Figure& Metrics::gauge(std::string_view name, std::string_view help, std::string_view label) {
    return family(name, "gauge", help).figures[std::string(label)];
}

Histogram& Metrics::histogram(std::string_view name, std::string_view help) {
    return family(name, "histogram", help).histogram;
}

std::string Metrics::text() const {
    std::string out;
    for (const auto& [name, family] : families_) {
        out.append("# HELP durbar_").append(name).append(" ").append(family.help).append("\n");
        out.append("# TYPE durbar_").append(name).append(" ").append(family.type).append("\n");
        for (const auto& [label, figure] : family.figures) add_line(out, name, label, figure.value());
        if (family.type != "histogram") continue;
        const Histogram& histogram = family.histogram;
        for (std::size_t i = 0; i < Histogram::kBounds.size(); ++i) {
            add_line(out, name + "_bucket", "le=\"" + digits(Histogram::kBounds[i]) + "\"",
                     static_cast<double>(histogram.within(i)));
        }
        add_line(out, name + "_bucket", "le=\"+Inf\"", static_cast<double>(histogram.count()));
        add_line(out, name + "_sum", "", histogram.sum());
        add_line(out, name + "_count", "", static_cast<double>(histogram.count()));
    }
    return out;
}

}  // namespace durbar::server

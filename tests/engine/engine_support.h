#pragma once

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include <string>
#include <string_view>

#include "engine/engine_session.h"

namespace durbar::testing {

namespace json = boost::json;

/// A conversation with the engine that expects every answer to be one line of valid JSON with `ok`.
class Conversation {
public:
    json::object ask(std::string_view line) {
        const std::string answer = session.answer(line);
        EXPECT_EQ(answer.find('\n'), std::string::npos) << answer;
        json::error_code error;
        const json::value value = json::parse(answer, error);
        EXPECT_FALSE(error) << answer;
        if (error || !value.is_object()) return {};
        const auto& object = value.get_object();
        const auto* ok = object.if_contains("ok");
        EXPECT_TRUE(ok != nullptr && ok->is_bool()) << answer;
        const bool refused = ok != nullptr && ok->is_bool() && !ok->get_bool();
        EXPECT_EQ(object.contains("error"), refused) << answer;
        return object;
    }
    /// A request that must succeed.
    json::object expect(std::string_view line) {
        auto answer = ask(line);
        EXPECT_TRUE(answer["ok"].is_bool() && answer["ok"].get_bool())
            << line << " → " << json::serialize(answer);
        return answer;
    }
    /// The sentence of a request that must be refused.
    std::string refusal(std::string_view line) {
        auto answer = ask(line);
        EXPECT_FALSE(answer["ok"].is_bool() && answer["ok"].get_bool())
            << line << " → " << json::serialize(answer);
        return answer.contains("error") ? std::string(answer["error"].as_string()) : "";
    }
    json::object command(std::string_view name) {
        return expect(json::serialize(json::object{{"cmd", name}}));
    }
    json::object play(std::string_view move) {
        return expect(json::serialize(json::object{{"cmd", "play"}, {"move", move}}));
    }
    std::string position() { return std::string(command("position")["position"].as_string()); }
    json::array legal() { return command("legal")["moves"].as_array(); }

    EngineSession session{1};
};

}  // namespace durbar::testing

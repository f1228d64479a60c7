#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "hall/fact.h"

namespace durbar::server {

/// What the house needs of the world. All calls come from the loop's own thread, and everything that is
/// called back is called on it, never from within the call; only side_by_side is done when it returns.
class Services {
public:
    Services() = default;
    Services(const Services&) = delete;
    Services& operator=(const Services&) = delete;
    virtual ~Services() = default;

    virtual hall::Moment now() const = 0;
    /// For seeds, ids and tokens: nobody can guess it.
    virtual void fill_random(std::span<std::uint8_t> bytes) = 0;
    /// Calls back when everything that waits for the loop already has had its turn.
    virtual void soon(std::function<void()> callback) = 0;
    /// Calls back once, not before that many milliseconds have passed.
    virtual void after(std::int64_t ms, std::function<void()> callback) = 0;
    /// Runs a job that may take long on another thread, then calls back.
    virtual void work(std::function<void()> job, std::function<void()> done) = 0;
    /// Calls job(0) … job(count - 1), perhaps side by side, and returns when all are done. They must not
    /// change anything that another one uses.
    virtual void side_by_side(std::size_t count, const std::function<void(std::size_t)>& job) = 0;
};

/// Puts a job onto the loop. It may be called from any thread, and the job is never run from within the call.
using Post = std::function<void(std::function<void()>)>;

using Text = std::shared_ptr<const std::string>;

/// The way back to one open socket. Nothing here blocks: what a slow reader has not taken lies in a queue
/// with a limit, and who lets it overflow is disconnected.
class Socket {
public:
    Socket() = default;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    virtual ~Socket() = default;

    virtual void send(Text text) = 0;
    /// The house will not use the socket again.
    virtual void close() = 0;
};

/// A request over plain HTTP, as far as the house is concerned. The net has checked sizes and the origin.
struct HttpRequest {
    std::string method;
    std::string path;
    std::string body;
    std::string token;    ///< the session's cookie; empty: none
    std::string address;  ///< of the client, for limits
    std::string device;   ///< what the browser calls itself
};

struct HttpResponse {
    int status = 200;
    std::string type = "application/json";
    std::string body;
    std::string token;        ///< a cookie to set; empty: leave it
    bool drop_token = false;  ///< take the cookie away
    std::string file_name;    ///< offered as a download
};

}  // namespace durbar::server

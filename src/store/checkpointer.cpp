#include "store/checkpointer.h"

#include <condition_variable>
#include <mutex>
#include <utility>

namespace durbar::store {

Checkpointer::Checkpointer(std::unique_ptr<Store> beside, std::chrono::milliseconds every)
    : thread_([store = std::move(beside), every](const std::stop_token& stop) {
          std::mutex mutex;
          std::condition_variable_any stopped;
          std::unique_lock lock(mutex);
          while (!stopped.wait_for(lock, stop, every, [&] { return stop.stop_requested(); })) {
              try {
                  store->checkpoint();
              } catch (const StoreError&) {
                  // Whoever appends meets the same trouble and tells it; the log waits for the next time.
                  continue;
              }
          }
      }) {}

}  // namespace durbar::store

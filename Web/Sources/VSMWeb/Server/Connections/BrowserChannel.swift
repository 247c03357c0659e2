import HummingbirdCore
import Logging
import NIOCore

/// The address of the browser whose connection the current task serves.
///
/// It is a task-local value because the application defines the request contexts, which need not contain the address.
enum BrowserAddress {
    @TaskLocal static var current = ""
}

/// A connection whose requests are answered with ``BrowserAddress`` set.
struct BrowserChannel<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        base.setup(channel: channel, logger: logger)
    }

    func handle(value: Base.Value, logger: Logger) async {
        await BrowserAddress.$current.withValue(value.channel.browserAddress) {
            await base.handle(value: value, logger: logger)
        }
    }
}

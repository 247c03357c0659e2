import Logging
@_spi(Host) import VSM

/// Reports the activity of a server to operators, with metrics for each event and log messages for problems.
///
/// Secrets (cookies, tokens, the names of pages) never appear in messages.
final class ServerMonitor: Sendable {
    let metrics: ServerMetrics
    let logger: Logger
    /// The limit of log messages, because anybody can cause them.
    private let allowance = LockedValue(TokenBucket(capacity: 20, perSecond: 1, now: .now))

    /// Creates a monitor.
    init(metrics: ServerMetrics = ServerMetrics(), logger: Logger) {
        self.metrics = metrics
        self.logger = logger
    }

    /// Records a request or connection that is not served.
    ///
    /// Every refusal is counted. If there are many in a short time, those beyond a limit are logged with the level
    /// `debug`.
    ///
    /// - Parameters:
    ///   - reason: Why it is not served.
    ///   - address: The address of the browser.
    ///   - logger: The logger of the request, with its identifier; the default is that of the server.
    func refused(_ reason: RefusalReason, from address: String, logger: Logger? = nil) {
        metrics.count(reason)
        (logger ?? self.logger).log(
            level: mayLog() ? .info : .debug,
            "Refused",
            metadata: ["vsm.refusal": "\(reason.rawValue)", "vsm.address": "\(address)"]
        )
    }

    /// Records a message or an event of a live connection that is not processed, with the same limit of log messages.
    ///
    /// - Parameters:
    ///   - reason: Why it is not processed.
    ///   - session: The number of the session, if the browser has joined one.
    ///   - address: The address of the browser.
    func refused(_ reason: RefusalReason, ofSession session: Int?, from address: String) {
        var logger = logger
        if let session { logger[metadataKey: "vsm.session"] = "\(session)" }
        refused(reason, from: address, logger: logger)
    }

    /// Records that a page cannot be shown because of a mistake in the site, with the same limit of log messages.
    ///
    /// - Parameters:
    ///   - problem: The mistake, which the browser does not see.
    ///   - logger: The logger of the request, with its identifier.
    func failed(_ problem: String, logger: Logger) {
        logger.log(
            level: mayLog() ? .error : .debug,
            "A page cannot be shown.",
            metadata: ["vsm.problem": "\(problem.onOneLine)"]
        )
    }

    /// Records that the states of a page could not be stored or read, with the same limit of log messages.
    func pageStoreFailed(_ error: any Error) {
        logger.log(
            level: mayLog() ? .error : .debug,
            "The state of a page cannot be stored or read.",
            metadata: ["vsm.error": "\(error)"]
        )
    }

    /// Records that a browser has joined its page.
    func joined(session: Int, from address: String) {
        logger.debug("Joined", metadata: ["vsm.session": "\(session)", "vsm.address": "\(address)"])
    }

    /// Records that a session took long to process an event.
    func slowTurn(_ duration: Duration, ofSession session: Int) {
        logger.warning(
            "A session took long to process an event.",
            metadata: ["vsm.session": "\(session)", "vsm.duration": "\(duration)"]
        )
    }

    private func mayLog() -> Bool { allowance.withLock { $0.take(now: .now) } }
}

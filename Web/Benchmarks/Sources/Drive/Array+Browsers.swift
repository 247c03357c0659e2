public import LiveMessages
import NIOCore

extension Array where Element == Browser {
    /// Opens pages and connects them, several at a time.
    ///
    /// - Parameters:
    ///   - count: How many.
    ///   - page: Which page.
    ///   - port: The port of the server.
    ///   - converse: How a browser speaks to the server.
    public static func open(
        _ count: Int,
        _ page: PageKind,
        port: Int,
        converse: @escaping @Sendable (LoadedPage) throws -> any BrowserProtocol
    ) async throws -> [Browser] {
        let workers = Swift.min(8, count)
        return try await withThrowingTaskGroup(of: [Browser].self) { group in
            for worker in 0..<workers {
                group.addTask {
                    let loader = try await PageLoader(port: port)
                    var browsers: [Browser] = []
                    for _ in stride(from: worker, to: count, by: workers) {
                        let loaded = try await loader.load(page.path)
                        browsers.append(try await Browser(try converse(loaded), port: port))
                    }
                    await loader.close()
                    return browsers
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
    }

    /// Sends events from all pages at the same time.
    ///
    /// The connections are ended if answers are still missing a minute after the last event could be sent.
    public func perform(_ run: EventRun) async throws -> EventCount {
        let watchdog = Task {
            let rest = Swift.max(0, (run.deadline - .now()).nanoseconds)
            try await Task.sleep(for: .nanoseconds(rest) + .seconds(60))
            await close()
        }
        defer { watchdog.cancel() }
        return try await withThrowingTaskGroup(of: EventCount.self) { group in
            for browser in self { group.addTask { try await browser.perform(run) } }
            return try await group.reduce(into: EventCount()) { $0 += $1 }
        }
    }

    /// Ends all connections.
    public func close() async {
        await withTaskGroup(of: Void.self) { group in
            for browser in self { group.addTask { await browser.close() } }
        }
    }
}

@testable import VSMTesting

extension TestHost {
    /// Runs asynchronous code on a host of its own whose jobs run as soon as they are ready, as those of other actors do.
    ///
    /// For tests of containers in which other threads and actors take part on purpose.
    ///
    /// - Parameter body: the code; it is isolated to the host.
    /// - Returns: what the code returns.
    /// - Throws: what the code throws.
    static func serve<Result: Sendable>(
        _ body: @Sendable (isolated any Actor) async throws -> Result
    ) async rethrows -> Result {
        let location = TestLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        let host = TestHost(HostConfiguration(externalWork: .allow, location: location))
        let bell = Bell()
        host.queue.onAppend = { bell.ring() }
        // Work that the body leaves behind runs as well: the server ends with the host, not with the body.
        Task.detached { [weak host, rings = bell.rings] in
            for await _ in rings {
                while let host, host.runNext() {}
            }
        }
        return try await body(host)
    }
}

/// Tells a server that there is work, and that there will be no more once the host's queue has released the bell.
private final class Bell: Sendable {
    let rings: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (rings, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit { continuation.finish() }

    func ring() { continuation.yield() }
}

@_spi(Host) @testable import VSMTesting

extension TestHost {
    /// Runs asynchronous code on a new host whose jobs run as soon as they are ready, as those of other actors do.
    ///
    /// For tests that deliberately use containers together with other threads and actors.
    ///
    /// - Parameter body: The code, which is isolated to the host.
    /// - Returns: The value that the code returns.
    /// - Throws: The error that the code throws.
    static func serve<Result: Sendable>(
        _ body: @Sendable (isolated any Actor) async throws -> Result
    ) async rethrows -> Result {
        let location = TestLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        let host = TestHost(HostConfiguration(externalWork: .allow, location: location))
        let bell = Bell()
        host.queue.onAppend = { bell.ring() }
        // Work that the body leaves behind also runs, because the server ends with the host, not with the body.
        Task.detached { [weak host, rings = bell.rings] in
            for await _ in rings {
                while let host, host.runNext() {}
            }
        }
        return try await body(host)
    }
}

/// Tells a server that there is work and, when the host's queue releases the bell, that there will be no more.
private final class Bell: Sendable {
    let rings: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (rings, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit { continuation.finish() }

    func ring() { continuation.yield() }
}

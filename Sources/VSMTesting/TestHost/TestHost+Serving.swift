extension TestHost {
    /// Runs asynchronous code on a host of its own that runs whatever becomes ready, as other actors do.
    ///
    /// For tests of containers themselves, in which threads and other actors meddle on purpose.
    ///
    /// - Parameter body: the code; it is isolated to the host.
    /// - Returns: what the code returns.
    /// - Throws: what the code throws.
    package static func serve<Result: Sendable>(
        _ body: @Sendable (isolated any Actor) async throws -> Result
    ) async rethrows -> Result {
        let location = TestLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        let host = TestHost(HostConfiguration(outsideWork: .isAllowed, location: location))
        // What the body leaves behind is run as well: the server goes when the host does, not when the body has ended.
        Task.detached { [weak host, queue = host.queue] in
            while !queue.isClosed {
                while let host, host.runNext() {}
                await withCheckedContinuation { continuation in
                    queue.whenReady { continuation.resume() }
                }
            }
        }
        return try await body(host)
    }
}

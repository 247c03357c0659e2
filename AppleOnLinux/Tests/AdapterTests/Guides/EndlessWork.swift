import Testing

/// Work that ends only when its action ends, and tells a test of both.
struct EndlessWork: EpisodeStore {
    private let began = AsyncStream.makeStream(of: Void.self)
    private let ended = AsyncStream.makeStream(of: Void.self)

    func run() async throws {
        began.continuation.yield()
        defer { ended.continuation.yield() }
        try await Task.sleep(for: .seconds(3600))
    }

    func download(_ episode: Episode) async throws { try await run() }
    func delete(_ episode: Episode) {}

    func waitUntilBegun(sourceLocation: SourceLocation = #_sourceLocation) async {
        for await _ in began.stream { return }
        Issue.record("The work has not begun when the task is cancelled.", sourceLocation: sourceLocation)
    }

    func waitUntilEnded(sourceLocation: SourceLocation = #_sourceLocation) async {
        for await _ in ended.stream { return }
        Issue.record("The work has not ended when the task is cancelled.", sourceLocation: sourceLocation)
    }
}

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

    func waitUntilBegun() async {
        for await _ in began.stream { return }
    }

    func waitUntilEnded() async {
        for await _ in ended.stream { return }
    }
}

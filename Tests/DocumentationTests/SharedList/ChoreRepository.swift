// snippet.repository
struct Chore: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
    /// The number of the deletion, while it can be undone.
    var deletion: Int?
}

// snippet.hide
/// The chores of a household, for everyone who has the page open.
// snippet.show
actor ChoreRepository {
    private var chores: [Chore]
    private var deletions = 0
    // snippet.hide
    private var followers: [Int: AsyncStream<[Chore]>.Continuation] = [:]
    private var nextFollower = 0
    private let isOffline: @Sendable (_ request: String) async -> Bool

    struct Offline: Error {}

    init(_ titles: [String], isOffline: @escaping @Sendable (_ request: String) async -> Bool = { _ in false }) {
        chores = titles.enumerated().map { Chore(id: $0, title: $1) }
        self.isOffline = isOffline
    }

    /// The chores now, and after each change.
    func changes() async throws -> AsyncStream<[Chore]> {
        try await request("changes")
        let (stream, follower) = AsyncStream.makeStream(of: [Chore].self, bufferingPolicy: .bufferingNewest(1))
        let number = nextFollower
        nextFollower += 1
        followers[number] = follower
        follower.yield(chores)
        follower.onTermination = { _ in Task { await self.remove(number) } }
        return stream
    }
    // snippet.show

    /// Marks a chore as deleted, and returns the number of the deletion.
    func delete(_ id: Chore.ID) async throws -> Int {
        try await request("delete")
        deletions += 1
        let deletion = deletions
        change(id) { $0.deletion = deletion }
        return deletion
    }
    // snippet.hide

    /// Undoes a deletion.
    func restore(_ id: Chore.ID) async throws {
        try await request("restore")
        change(id) { $0.deletion = nil }
    }
    // snippet.show

    /// Removes a deleted chore, unless it was restored.
    func purge(_ deletion: Int) {
        chores.removeAll { $0.deletion == deletion }
        publish()
    }
    // snippet.hide

    func rename(_ id: Chore.ID, to title: String) async throws {
        try await request("rename")
        change(id) { $0.title = title }
    }

    private func change(_ id: Chore.ID, _ change: (inout Chore) -> Void) {
        for index in chores.indices where chores[index].id == id { change(&chores[index]) }
        publish()
    }

    private func publish() {
        for follower in followers.values { follower.yield(chores) }
    }

    private func remove(_ follower: Int) { followers[follower] = nil }

    private func request(_ name: String) async throws {
        // Lets other tasks run, as during a real request.
        await Task.yield()
        if await isOffline(name) { throw Offline() }
    }
    // snippet.show
}
// snippet.end

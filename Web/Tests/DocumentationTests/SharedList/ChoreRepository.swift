import VSM

// snippet.repository
struct Chore: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
    /// The revision that deleted it, while that can be undone.
    var deletion: Int?
    /// The number of the latest change, which is higher than those of earlier changes.
    var revision = 0
}

// snippet.hide
/// The chores of a household, for everyone who has the page open.
// snippet.show
actor ChoreRepository {
    private let chores: CurrentValue<[Chore]>
    private var revision = 0
    // snippet.hide
    private let isOffline: @Sendable (_ request: String) async -> Bool

    struct Offline: Error {}
    struct Gone: Error {}

    init(_ titles: [String], isOffline: @escaping @Sendable (_ request: String) async -> Bool = { _ in false }) {
        chores = CurrentValue(titles.enumerated().map { Chore(id: $0, title: $1) })
        self.isOffline = isOffline
    }
    // snippet.show

    /// The chores now, and after each change.
    func changes() async throws -> CurrentValue<[Chore]>.Values {
        try await request("changes")
        return chores.values
    }

    /// Marks a chore as deleted, and returns it.
    func delete(_ id: Chore.ID) async throws -> Chore {
        try await request("delete")
        return try change(id) { $0.deletion = $0.revision }
    }
    // snippet.hide

    /// Undoes a deletion, and returns the chore.
    func restore(_ id: Chore.ID) async throws -> Chore {
        try await request("restore")
        return try change(id) { $0.deletion = nil }
    }
    // snippet.show

    /// Removes a deleted chore, unless it was restored.
    func purge(_ deleted: Chore) {
        chores.value.removeAll { $0.id == deleted.id && $0.deletion == deleted.deletion }
    }
    // snippet.hide

    /// Changes the title of a chore, and returns it.
    func rename(_ id: Chore.ID, to title: String) async throws -> Chore {
        try await request("rename")
        return try change(id) { $0.title = title }
    }
    // snippet.show

    private func change(_ id: Chore.ID, _ change: (inout Chore) -> Void) throws -> Chore {
        guard var chore = chores.value.first(where: { $0.id == id }) else { throw Gone() }
        revision += 1
        chore.revision = revision
        change(&chore)
        chores.value = chores.value.map { $0.id == id ? chore : $0 }
        return chore
    }
    // snippet.hide

    private func request(_ name: String) async throws {
        // Lets other tasks run, as during a real request.
        await Task.yield()
        if await isOffline(name) { throw Offline() }
    }
    // snippet.show
}
// snippet.end

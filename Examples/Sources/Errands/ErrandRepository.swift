import VSM

// snippet.repository
struct Errand: Identifiable, Equatable {
    let id: Int
    let title: String
    var isDone = false
    /// Whether it was deleted, while that can be undone.
    var isDeleted = false
}

protocol ErrandRepository {
    /// The errands now, and after each change.
    func errands() async throws -> CurrentValue<[Errand]>.Values

    func mark(_ id: Errand.ID, isDone: Bool) async throws

    /// Marks an errand as deleted, and removes it after five seconds, unless it is restored.
    func delete(_ id: Errand.ID) async throws

    func restore(_ id: Errand.ID) async throws
}
// snippet.end

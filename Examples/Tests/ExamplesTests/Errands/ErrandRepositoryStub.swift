import VSM
import VSMTesting

@testable import Errands

/// Errands in memory.
///
/// The test chooses the requests that fail.
final class ErrandRepositoryStub: ErrandRepository {
    struct Offline: Error {}

    let all: CurrentValue<[Errand]>
    private let isOffline: (_ request: String) async -> Bool

    init(
        _ errands: [Errand],
        isOffline: @escaping (_ request: String) async -> Bool = { _ in await choose(among: [false]) }
    ) {
        all = CurrentValue(errands)
        self.isOffline = isOffline
    }

    func errands() async throws -> CurrentValue<[Errand]>.Values { all.values }

    func mark(_ id: Errand.ID, isDone: Bool) async throws {
        try await request("mark")
        change(id) { $0.isDone = isDone }
    }

    func delete(_ id: Errand.ID) async throws {
        try await request("delete")
        change(id) { $0.isDeleted = true }
    }

    /// Removes the errands that are marked as deleted.
    func purge() { all.value.removeAll(where: \.isDeleted) }

    func restore(_ id: Errand.ID) async throws {
        try await request("restore")
        change(id) { $0.isDeleted = false }
    }

    private func request(_ name: String) async throws {
        if await isOffline(name) { throw Offline() }
    }

    private func change(_ id: Errand.ID, _ change: (inout Errand) -> Void) {
        var errands = all.value
        guard let index = errands.firstIndex(where: { $0.id == id }) else { return }
        change(&errands[index])
        all.value = errands
    }
}

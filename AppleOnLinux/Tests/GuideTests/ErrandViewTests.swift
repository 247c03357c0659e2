import SwiftUI
import Testing
import VSM

@testable import Errands

/// Errands in memory; the first request fails.
private actor ErrandRepositoryStub: ErrandRepository {
    struct Offline: Error {}

    private var isOffline = true
    private let all = CurrentValue([Errand(id: 1, title: "Buy milk")])

    func errands() async throws -> CurrentValue<[Errand]>.Values { all.values }

    func mark(_ id: Errand.ID, isDone: Bool) async throws { try change { $0.isDone = isDone } }
    func delete(_ id: Errand.ID) async throws { try change { $0.isDeleted = true } }
    func restore(_ id: Errand.ID) async throws { try change { $0.isDeleted = false } }

    private func change(_ change: (inout Errand) -> Void) throws {
        if isOffline {
            isOffline = false
            throw Offline()
        }
        change(&all.value[0])
    }
}

@MainActor
@Suite("The view of the errands", .timeLimit(.minutes(10)))
struct ErrandViewTests {
    @Test("A mark is shown at once, fails, and is cancelled or made again")
    func marks() async throws {
        let host = HostedView { ErrandListView(repository: ErrandRepositoryStub()) }
        await host.wait(for: "Delete")
        try host.turn("Buy milk", on: true)
        #expect(host.description.contains("Toggle \"Buy milk\" = true"))
        await host.wait(for: "Cancel")
        try host.press("Cancel")
        #expect(host.description.contains("Toggle \"Buy milk\" = false"))
        try host.turn("Buy milk", on: true)
        await host.wait(for: "Delete")
        #expect(host.description.contains("Toggle \"Buy milk\" = true"))
    }

    @Test("A deletion is undone")
    func undo() async throws {
        let host = HostedView { ErrandListView(repository: ErrandRepositoryStub()) }
        await host.wait(for: "Delete")
        try host.press("Delete")
        await host.wait(for: "Retry")
        try host.press("Retry")
        await host.wait(for: "is deleted.")
        try host.press("Undo")
        await host.wait(for: "Delete")
        #expect(host.description.contains("Toggle \"Buy milk\" = false"))
    }
}

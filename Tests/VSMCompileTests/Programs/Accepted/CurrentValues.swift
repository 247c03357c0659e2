// Owners of current values. What is not `Sendable` stays on its actor, with its followers. `nonisolated` is for projects
// where the main actor is the default.

import VSM

nonisolated final class Draft {
    var text = ""
}

actor DraftRepository {
    private let drafts = CurrentValue<[Draft]>([])
    private let count = CurrentValue(0)

    nonisolated var counts: CurrentValue<Int>.Values { count.values }

    func add() {
        drafts.value.append(Draft())
        count.value = drafts.value.count
    }

    func follow(_ container: StateContainer<[Draft]>) {
        container.observe(drafts.values)
        container.observe(
            StateSequence().following {
                self.drafts.values
            } as: { drafts in
                drafts
            }
        )
    }
}

@MainActor
final class DraftScreen {
    private let latest = CurrentValue<Draft?>(nil)
    private let container = StateContainer<Int>(state: 0)

    func show(_ repository: DraftRepository) async {
        container.observe(repository.counts)
        latest.value = Draft()
        for await draft in latest.values where draft == nil { break }
    }
}

nonisolated final class Visitors: Sendable {
    let count = CurrentValue(0)
}

nonisolated func follow(_ visitors: Visitors) {
    Task.detached {
        for await count in visitors.count.values { print(count) }
    }
}

// Closures that leave the container's actor with `@concurrent`, and a model that is not `Sendable`. Without
// `@concurrent`, they start on the actor, and the compiler refuses them as in Refused/LeavesTheOwner.swift.

import VSM

nonisolated final class Letters {
    var unread = 0

    @concurrent
    func count() async -> Int { unread }
}

nonisolated enum InboxViewState {
    case counting
    case counted(Int, InboxModel)
}

nonisolated struct InboxModel {
    let letters: Letters

    @concurrent
    func count() async -> InboxViewState { .counted(await letters.count(), self) }

    @StateSequenceBuilder
    func countByLines() -> StateSequence<InboxViewState> {
        InboxViewState.counting
        Next { @concurrent in await count() }
    }

    func countAgain() -> StateSequence<InboxViewState> {
        StateSequence({ .counting }, { @concurrent in await count() })
    }
}

@MainActor
func count(_ container: StateContainer<InboxViewState>) {
    guard case .counted(_, let model) = container.state else { return }
    container.observe { @concurrent in await model.count() }
    container.observe({ @concurrent in await model.count() }, debounced: 0.5)
    container.observeAsync { @concurrent in await model.count() }
}

// The form that the guides of vsm-ios 2.0 recommend, with a `Sendable` model: closures in the model and in a view call
// methods that leave the actor.

import VSM

nonisolated enum TicketsViewState {
    case loading
    case loaded(TicketsModel)
}

nonisolated struct TicketsModel: Sendable {
    let sold: Int

    @StateSequenceBuilder
    func load() -> StateSequence<TicketsViewState> {
        TicketsViewState.loading
        Next { await fetch() }
        Next { await refund(sold) }
    }

    func list() -> StateSequence<TicketsViewState> {
        [{ .loading }, { await fetch() }, { await refund(sold) }]
    }

    func fetch() async -> TicketsViewState { .loaded(self) }

    @concurrent
    func refund(_ ticket: Int) async -> TicketsViewState { .loaded(self) }
}

@MainActor
final class TicketsScreen {
    let container = StateContainer<TicketsViewState>(state: .loading)

    func actions() -> [() -> Void] {
        guard case .loaded(let model) = container.state else { return [] }
        return [
            { self.container.observe { await model.fetch() } },
            { self.container.observe { await model.refund(1) } },
            { self.container.observe([{ .loading }, { await model.refund(1) }]) },
        ]
    }

    func refresh() async {
        guard case .loaded(let model) = container.state else { return }
        await container.refresh(state: { await model.fetch() })
        await container.refresh(state: { await model.refund(1) })
    }
}

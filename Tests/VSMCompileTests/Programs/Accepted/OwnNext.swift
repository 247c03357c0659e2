// The form that the guides of vsm-ios 2.0 recommend, with a model that is not `Sendable`: the closures of a list call
// methods that leave the actor. VSM's own closures begin on the container's actor, where the compiler refuses these
// calls; see Refused/LeavesTheOwner.swift. A `Next`, and an initializer of `StateSequence`, of the module itself take
// precedence over those of VSM, and their closures begin outside of the actor, as in vsm-ios.

import VSM

private nonisolated struct Next<State>: AsyncStateProviding {
    let action: nonisolated(nonsending) () async -> State

    init(action: @escaping @concurrent () async -> State) {
        self.action = action
    }
}

nonisolated extension StateSequence {
    fileprivate init(_ first: @escaping () -> State, _ states: (@concurrent () async -> State)...) {
        self.init(synchronousStates: [first], states: states.map { state in { await state() } })
    }
}

nonisolated final class Parcels {
    var arrived = 0
}

nonisolated enum ParcelsViewState {
    case loading
    case loaded(ParcelsModel)
}

nonisolated struct ParcelsModel {
    let parcels: Parcels

    @StateSequenceBuilder
    func load() -> StateSequence<ParcelsViewState> {
        ParcelsViewState.loading
        Next { await fetch() }
        Next { await fetchElsewhere() }
    }

    func reload() -> StateSequence<ParcelsViewState> {
        StateSequence {
            .loading
            Next { await fetchElsewhere() }
        }
    }

    func list() -> StateSequence<ParcelsViewState> {
        StateSequence({ .loading }, { await fetch() }, { await fetchElsewhere() })
    }

    private func fetch() async -> ParcelsViewState { .loaded(self) }

    @concurrent
    private func fetchElsewhere() async -> ParcelsViewState { .loaded(self) }
}

@MainActor
func load(_ container: StateContainer<ParcelsViewState>) async {
    guard case .loaded(let model) = container.state else { return }
    container.observe(model.load())
    container.observe(model.list())
    await container.observe(model.reload(), until: { _ in true })
}

// A closure of a view, which calls a method that leaves the actor, of a model that is not `Sendable`. The form of VSM itself
// would refuse it; see Refused/LeavesTheOwner.swift. An `observe` of the module itself takes precedence.

import VSM

@MainActor extension StateContainer {
    fileprivate func observe(_ action: sending @escaping @concurrent () async -> State) {
        let action = action
        observe(StateSequence(synchronousStates: [], states: [{ await action() }]))
    }

    fileprivate func refresh(state action: sending @escaping @concurrent () async -> State) async {
        let action = action
        await observe(StateSequence(synchronousStates: [], states: [{ await action() }]), until: { _ in true })
    }
}

nonisolated final class Cart {
    var lines = ["Couch"]
}

nonisolated enum CartViewState {
    case loaded(CartModel)
}

nonisolated struct CartModel {
    let cart: Cart

    @concurrent
    func remove(_ line: String) async -> CartViewState { .loaded(self) }
}

@MainActor
struct CartView {
    let container: StateContainer<CartViewState>

    func remove(_ line: String) {
        guard case .loaded(let model) = container.state else { return }
        container.observe { await model.remove(line) }
    }

    func refresh() async {
        guard case .loaded(let model) = container.state else { return }
        await container.refresh(state: { await model.remove("Couch") })
    }
}

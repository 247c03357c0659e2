#if DEBUG
package import VSM

/// The states that a container has been in, and the changes between them.
package struct WalkedStates: Sendable, Equatable {
    /// A state, as far as diagrams tell states apart.
    package struct State: Sendable, Hashable {
        /// The name of the enum's case with those of the enums that it carries, or of the type.
        package let name: String
        /// The names of the enum cases among its values.
        package let cases: [String]

        package init(name: String, cases: [String] = []) {
            self.name = name
            self.cases = cases
        }
    }

    /// A change from one state to another.
    package struct Change: Sendable, Hashable {
        package let from: State
        package let to: State
        /// The call that caused it; `nil` if it is no longer known.
        package let call: CallSite?
    }

    /// The states, in the order in which they were reached.
    package private(set) var states: [State]
    /// The changes, in the order in which they first occurred.
    package private(set) var changes: [Change] = []

    private static let maximumStates = 100
    private static let maximumChanges = 400

    package init(first: State) {
        states = [first]
    }

    package mutating func add(_ change: Change) {
        guard changes.count < Self.maximumChanges, states.count < Self.maximumStates, !changes.contains(change) else {
            return
        }
        for state in [change.from, change.to] where !states.contains(state) { states.append(state) }
        changes.append(change)
    }
}

extension RecordedState {
    /// The state as diagrams tell it apart.
    package var walked: WalkedStates.State { WalkedStates.State(name: name, cases: outline.cases) }
}
#endif

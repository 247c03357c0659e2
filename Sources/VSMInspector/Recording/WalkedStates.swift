#if DEBUG
public import VSM

/// The states that a container has been in, and the changes between them.
@_spi(Inspection) public struct WalkedStates: Sendable, Equatable {
    /// A state, as far as diagrams tell states apart.
    public struct State: Sendable, Hashable {
        /// The name of the enum's case with those of the enums that it carries, or of the type.
        public let name: String
        /// The names of the enum cases among its values.
        public let cases: [String]

        /// Creates a value from its parts.
        public init(name: String, cases: [String] = []) {
            self.name = name
            self.cases = cases
        }
    }

    /// A change from one state to another.
    public struct Change: Sendable, Hashable {
        /// The state before.
        public let from: State
        /// The state after.
        public let to: State
        /// The call that caused it; `nil` if it is no longer known.
        public let call: CallSite?
    }

    /// The states, in the order in which they were reached.
    public private(set) var states: [State]
    /// The changes, in the order in which they first occurred.
    public private(set) var changes: [Change] = []

    private static let maximumStates = 100
    private static let maximumChanges = 400

    /// Creates a value from its parts.
    public init(first: State) {
        states = [first]
    }

    /// Adds a change.
    public mutating func add(_ change: Change) {
        guard changes.count < Self.maximumChanges, states.count < Self.maximumStates, !changes.contains(change) else {
            return
        }
        for state in [change.from, change.to] where !states.contains(state) { states.append(state) }
        changes.append(change)
    }
}

extension RecordedState {
    /// The state as diagrams tell it apart.
    @_spi(Inspection) public var walked: WalkedStates.State { WalkedStates.State(name: name, cases: outline.cases) }
}
#endif

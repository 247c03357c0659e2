#if DEBUG || Inspector
package import VSM

/// The states that a container has been in, and the changes between them.
package struct WalkedStates: Sendable, Equatable {
    /// A change from one state to another.
    package struct Change: Sendable, Hashable {
        package let from: String
        package let to: String
        /// The call that caused it; `nil` if it is no longer known.
        package let call: CallSite?
    }

    /// The names of the states, in the order in which they were reached.
    package private(set) var names: [String]
    /// The changes, in the order in which they first occurred.
    package private(set) var changes: [Change] = []

    private static let maximumStates = 100
    private static let maximumChanges = 400

    init(first: String) {
        names = [first]
    }

    mutating func add(_ change: Change) {
        guard changes.count < Self.maximumChanges, names.count < Self.maximumStates, !changes.contains(change) else {
            return
        }
        for name in [change.from, change.to] where !names.contains(name) { names.append(name) }
        changes.append(change)
    }
}
#endif

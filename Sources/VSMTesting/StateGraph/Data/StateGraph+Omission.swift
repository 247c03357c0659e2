extension StateGraph {
    /// A part of the feature that the exploration left out.
    public struct Omission: Hashable, Sendable {
        /// What was left out.
        public enum Reason: Hashable, Sendable {
            /// What happens after this number of sleeps in a row, after which a task still sleeps.
            case sleeps(Int)
            /// Some combinations of choices that stubs make during more than this number of sleeps in a row.
            case choices(sleeps: Int)
            /// The other orders of the concurrent jobs of a step, of which this number was tried.
            case orders(Int, of: String)
            /// An action, or a state, that is there only after these actions, because states with one name and the same
            /// actions are explored once.
            case hiddenByName(String, after: [String])
        }

        /// What was left out.
        public let reason: Reason

        /// The name of the state in which it was left out.
        public let node: String

        /// The path to that state.
        public let path: Path
    }
}

extension StateGraph.Omission: CustomStringConvertible {
    /// What was left out, on one line, without the path.
    public var description: String {
        switch reason {
        case .sleeps(let count):
            """
            "\(node)": what happens later, because a task still sleeps after \(count) sleeps in a row (limits.sleeps)
            """
        case .choices(let count):
            """
            "\(node)": some combinations of what stubs choose during more than \(count) sleeps in a row; after these, \
            only the choices since the last sleep count
            """
        case .orders(let count, let step):
            """
            "\(node)": the orders of the concurrent jobs of \(step) other than the \
            \(count == 1 ? "one in which they became ready" : "first \(count)") (limits.orders)
            """
        case .hiddenByName(let found, let actions):
            """
            "\(node)": "\(found)", which is there \(actions.isEmpty ? "at first" : "after \(actions.joined(separator: " → "))"). \
            States with one name and the same actions are explored once (identifiedBy)
            """
        }
    }
}

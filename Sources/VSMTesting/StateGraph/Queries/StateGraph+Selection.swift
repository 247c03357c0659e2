extension StateGraph {
    /// A selection of states of a graph, by name or by a predicate.
    ///
    /// Names can be written as literals:
    ///
    /// ```swift
    /// graph.expectNoDeadEnds(except: "signedOut")
    /// graph.expectPath(from: ["offline", "failed"], to: "loaded")
    /// graph.expectPath(from: .where { $0.name.hasPrefix("failed") }, to: .named(goodNames))
    /// ```
    public struct Selection: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
        /// The selected names; empty for a selection by a predicate.
        let names: [String]
        private let includes: (Node) -> Bool

        /// Selects the states with these names.
        ///
        /// - Parameter names: The names of the states. A check fails if the graph doesn't have all of them.
        /// - Returns: The selection.
        public static func named(_ names: [String]) -> Selection {
            let known = Set(names)
            return Selection(names: names) { known.contains($0.name) }
        }

        /// Selects the states that satisfy a predicate.
        ///
        /// - Parameter predicate: Returns whether a state is selected.
        /// - Returns: The selection.
        public static func `where`(_ predicate: @escaping (Node) -> Bool) -> Selection {
            Selection(names: [], includes: predicate)
        }

        /// Selects all states.
        public static var every: Selection { .where { _ in true } }

        /// Selects the state with this name.
        ///
        /// - Parameter value: The name of the state.
        public init(stringLiteral value: String) {
            self = .named([value])
        }

        /// Selects the states with these names.
        ///
        /// - Parameter elements: The names of the states.
        public init(arrayLiteral elements: String...) {
            self = .named(elements)
        }

        private init(names: [String], includes: @escaping (Node) -> Bool) {
            self.names = names
            self.includes = includes
        }

        func contains(_ node: Node) -> Bool {
            includes(node)
        }
    }
}

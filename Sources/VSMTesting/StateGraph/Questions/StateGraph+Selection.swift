extension StateGraph {
    /// Some of the states of a graph: those of given names, or those for which something holds.
    ///
    /// Names can be written down as they are:
    ///
    /// ```swift
    /// graph.expectNoDeadEnds(except: "signedOut")
    /// graph.expectWayBack(from: ["offline", "failed"], to: "loaded")
    /// graph.expectWayBack(from: .where { $0.name.hasPrefix("failed") }, to: .named(goodNames))
    /// ```
    public struct Selection: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
        /// The names that were given; empty for a selection by a closure.
        let names: [String]
        private let includes: (Node) -> Bool

        /// The states of these names.
        ///
        /// - Parameter names: how the states are identified. A check fails if the graph does not have one of them.
        /// - Returns: the selection.
        public static func named(_ names: [String]) -> Selection {
            let known = Set(names)
            return Selection(names: names) { known.contains($0.name) }
        }

        /// The states for which something holds.
        ///
        /// - Parameter predicate: whether a state belongs to the selection.
        /// - Returns: the selection.
        public static func `where`(_ predicate: @escaping (Node) -> Bool) -> Selection {
            Selection(names: [], includes: predicate)
        }

        /// All states.
        public static var every: Selection { .where { _ in true } }

        /// The state of this name.
        ///
        /// - Parameter value: how the state is identified.
        public init(stringLiteral value: String) {
            self = .named([value])
        }

        /// The states of these names.
        ///
        /// - Parameter elements: how the states are identified.
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

/// The storage of a graph, with indices of nodes and transitions instead of names and paths.
enum StateGraphRecord {
    /// A route through the graph: the route to the node `origin`, followed by some transitions.
    struct Route: Sendable {
        let origin: Int
        let steps: [Int]
    }

    struct Rest: Sendable {
        let node: Int
        let route: Route
        let runningAction: String?
        let choices: [String]
        let sleeps: Int
    }

    struct RestKey: Hashable, Sendable {
        let node: Int
        let isRunning: Bool
        let isAsleep: Bool
    }

    struct Violation: Sendable {
        let invariant: String
        let node: Int
        let route: Route
    }

    struct ViolationKey: Hashable, Sendable {
        let invariant: String
        let node: Int
    }
}

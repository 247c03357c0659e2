/// What a graph keeps of what was found in it: positions of nodes and transitions instead of names and paths.
enum StateGraphRecord {
    /// A way to a place in the graph: the way to the node `origin`, and then some transitions.
    struct Route: Sendable {
        let origin: Int
        let steps: [Int]
    }

    struct Rest: Sendable {
        let node: Int
        let route: Route
        let runningAction: String?
        let choices: [String]
    }

    struct RestKey: Hashable, Sendable {
        let node: Int
        let isRunning: Bool
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

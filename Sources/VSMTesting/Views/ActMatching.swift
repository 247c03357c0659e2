/// A largest assignment of acts to actions, each act to one action, by augmenting paths.
///
/// Source: H. W. Kuhn, "The Hungarian method for the assignment problem", 1955.
struct ActMatching {
    private let candidates: [[Int]]
    private var actions: [Int: Int] = [:]

    /// The actions that get no act.
    private(set) var unmatched: [Int] = []

    /// Creates an assignment.
    ///
    /// - Parameter candidates: The acts that suit each action.
    init(_ candidates: [[Int]]) {
        self.candidates = candidates
        for action in candidates.indices {
            var visited: Set<Int> = []
            if !assign(action, &visited) { unmatched.append(action) }
        }
    }

    private mutating func assign(_ action: Int, _ visited: inout Set<Int>) -> Bool {
        for act in candidates[action] where visited.insert(act).inserted {
            if let other = actions[act], !assign(other, &visited) { continue }
            actions[act] = action
            return true
        }
        return false
    }
}

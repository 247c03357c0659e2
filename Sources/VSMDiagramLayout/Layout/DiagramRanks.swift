#if DEBUG
@_spi(Inspection) import VSMDiagrams

/// Decides which states are in one row: those that are reached in equally many steps.
///
/// An arrow between two states that are reached in equally many steps moves its second state down, unless such an arrow
/// also leads back. An arrow back to an earlier state moves nothing.
enum DiagramRanks {
    /// Returns the rank of each state, with 0 for the initial state.
    ///
    /// - Parameter previous: The ranks of an earlier layout by name, which known states keep.
    static func ranks(of diagram: StateDiagram, keeping previous: [String: Int]) -> [Int] {
        let levels = levels(of: diagram)
        guard !previous.isEmpty else { return pushed(levels, in: diagram) }
        var ranks = diagram.names.map { previous[$0] }
        if ranks[0] == nil { ranks[0] = 0 }
        // States are in the order of their levels, so that the state before a new one has its rank.
        for state in diagram.names.indices.sorted(by: { (levels[$0], $0) < (levels[$1], $1) }) where ranks[state] == nil
        {
            let before = diagram.arrows.compactMap { $0.to == state && $0.from != state ? ranks[$0.from] : nil }
            ranks[state] = before.min().map { $0 + 1 } ?? 0
        }
        return ranks.map { $0 ?? 0 }
    }

    /// Returns the number of steps to each state.
    ///
    /// States that cannot be reached start again.
    private static func levels(of diagram: StateDiagram) -> [Int] {
        let leaving = Dictionary(grouping: diagram.arrows, by: \.from)
        var levels = [Int?](repeating: nil, count: diagram.names.count)
        for root in diagram.names.indices where levels[root] == nil {
            levels[root] = 0
            var queue = [root]
            var next = 0
            while next < queue.count {
                let state = queue[next]
                next += 1
                for arrow in leaving[state] ?? [] where levels[arrow.to] == nil {
                    levels[arrow.to] = (levels[state] ?? 0) + 1
                    queue.append(arrow.to)
                }
            }
        }
        return levels.map { $0 ?? 0 }
    }

    /// Moves states down, so that arrows within a level lead down, too.
    private static func pushed(_ levels: [Int], in diagram: StateDiagram) -> [Int] {
        var following = [[Int]](repeating: [], count: levels.count)
        for arrow in diagram.arrows where arrow.from != arrow.to && levels[arrow.to] >= levels[arrow.from] {
            following[arrow.from].append(arrow.to)
        }
        var ranks = levels
        for state in withoutCircles(&following) {
            for next in following[state] { ranks[next] = max(ranks[next], ranks[state] + 1) }
        }
        return ranks
    }

    /// Removes the arrows that close a circle.
    ///
    /// - Returns: The states in an order in which each of the remaining arrows leads to a later one.
    private static func withoutCircles(_ following: inout [[Int]]) -> [Int] {
        var isOpen = [Bool](repeating: false, count: following.count)
        var isFound = isOpen
        var finished: [Int] = []
        for root in following.indices where !isFound[root] {
            var path = [(state: root, next: 0)]
            (isOpen[root], isFound[root]) = (true, true)
            while let (state, next) = path.last {
                guard next < following[state].count else {
                    isOpen[state] = false
                    finished.append(state)
                    path.removeLast()
                    continue
                }
                let other = following[state][next]
                if isOpen[other] {
                    following[state].remove(at: next)
                    continue
                }
                path[path.count - 1].next += 1
                if !isFound[other] {
                    (isOpen[other], isFound[other]) = (true, true)
                    path.append((other, 0))
                }
            }
        }
        return finished.reversed()
    }
}
#endif

@available(Systems 2024, *)
extension Explorer {
    /// The number of walks, and the number of steps of each.
    private static var walks: (count: UInt64, steps: Int) { (10, 20) }

    /// Takes a few long walks, and notes what they find that the graph lacks.
    ///
    /// States with one name and the same actions are explored once. If data that is not in the name allows an action later,
    /// only a longer path finds it.
    mutating func walk() throws {
        var offered = Dictionary(uniqueKeysWithValues: graph!.nodes.map { ($0.name, Set($0.actions)) })
        for signature in known { offered[signature.node, default: []].formUnion(signature.actions) }
        var found: [Find: [String]] = [:]
        for number in 0..<Self.walks.count {
            var random = SplitMix64(seed: number)
            var actions: [String] = []
            var place = graph!.initial
            func note(_ what: String, in node: String) {
                let find = Find(node: node, what: what)
                if actions.count < found[find]?.count ?? .max { found[find] = actions }
            }
            try feature.run(
                [],
                then: ExplorationMove(step: .begin, decisions: []),
                seed: TestSeed(number),
                at: location
            ) { report in
                for arrival in report.arrivals {
                    guard offered[arrival.node.name] != nil else {
                        note("the state \"\(arrival.node.name)\"", in: place)
                        return nil
                    }
                    place = arrival.node.name
                }
                guard actions.count < Self.walks.steps, let signature = report.pauses.last?.signature else {
                    return nil
                }
                let new = signature.actions.filter { offered[signature.node]?.contains($0) != true }
                if let new = new.first {
                    note("\"\(new)\"", in: signature.node)
                    return nil
                }
                let steps = signature.steps
                guard !steps.isEmpty else { return nil }
                let step = steps[Int(random.next() % UInt64(steps.count))]
                actions.append("\(step)")
                return ExplorationMove(step: step, decisions: [])
            }
        }
        for (find, actions) in found.sorted(by: { ($0.key.node, $0.key.what) < ($1.key.node, $1.key.what) }) {
            graph!.addOmission(.name(offering: find.what, after: actions), in: find.node, from: find.node, by: [])
        }
    }

    /// What a walk finds in a state that the graph lacks.
    private struct Find: Hashable {
        let node: String
        let what: String
    }
}

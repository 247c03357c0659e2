@available(Systems 2024, *)
extension Explorer {
    private static var stepsOfWalk: Int { 20 }

    /// Takes a few long walks, and notes what they find that the graph lacks.
    ///
    /// States with one name and the same actions are explored once. If data that is not in the name allows an action later,
    /// only a longer path finds it. A walk in a graph with other omissions would find those.
    mutating func walk() throws {
        guard graph!.omissionRecords.isEmpty else { return }
        var offered = Dictionary(uniqueKeysWithValues: graph!.nodes.map { ($0.name, Set($0.actions)) })
        for signature in known { offered[signature.node, default: []].formUnion(signature.actions) }
        var hidden: [Hidden: [String]] = [:]
        for number in 0..<feature.limits.walks {
            var random = SplitMix64(seed: UInt64(number))
            var actions: [String] = []
            var place = graph!.initial
            func note(_ name: String, in node: String) {
                let key = Hidden(node: node, name: name)
                if actions.count < hidden[key]?.count ?? .max { hidden[key] = actions }
            }
            let feature = feature
            try feature.run(
                [],
                then: ExplorationMove(step: .begin, decisions: []),
                seed: TestSeed(UInt64(number)),
                at: location
            ) { report in
                for arrival in report.arrivals {
                    guard offered[arrival.node.name] != nil else {
                        note(arrival.node.name, in: place)
                        return nil
                    }
                    place = arrival.node.name
                    noteViolations(arrival.broken, in: place)
                }
                noteViolations(report.broken, in: report.end.name)
                guard actions.count < Self.stepsOfWalk, let pause = report.pauses.last else { return nil }
                let signature = pause.signature
                if let new = signature.actions.first(where: { offered[signature.node]?.contains($0) != true }) {
                    note(new, in: signature.node)
                    return nil
                }
                let steps = signature.steps.filter { $0 != .time || !pause.isLimit }
                guard !steps.isEmpty else { return nil }
                let step = steps[Int(random.next() % UInt64(steps.count))]
                actions.append("\(step)")
                return ExplorationMove(step: step, decisions: [])
            }
        }
        for (key, actions) in hidden.sorted(by: { ($0.key.node, $0.key.name) < ($1.key.node, $1.key.name) }) {
            graph!.addOmission(.hiddenByName(key.name, after: actions), in: key.node, from: key.node, by: [])
        }
    }

    private mutating func noteViolations(_ invariants: [String], in node: String) {
        for name in invariants { graph!.addViolation(of: name, in: node, from: node, by: []) }
    }

    /// An action or a state that the graph lacks in a state.
    private struct Hidden: Hashable {
        let node: String
        let name: String
    }
}

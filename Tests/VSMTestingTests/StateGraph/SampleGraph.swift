@_spi(Host) @testable import VSMTesting

/// Graphs that are built by hand; the value of a state is its position in the order of discovery.
typealias SampleGraph = StateGraph<Int>

extension StateGraph<Int> {
    /// A graph without transitions.
    static func states(_ names: String..., offering actions: [String: [String]] = [:]) -> SampleGraph {
        var graph = SampleGraph(initial: Node(name: names[0], state: 0, actions: actions[names[0]] ?? []))
        for (number, name) in names.enumerated().dropFirst() {
            graph.add(Node(name: name, state: number, actions: actions[name] ?? []))
        }
        return graph
    }

    /// A profile that is loaded, which can fail.
    static var profile: SampleGraph {
        var graph = states(
            "initialized",
            "loading",
            "loaded",
            "failed",
            offering: ["initialized": ["load()"], "loaded": ["load()"], "failed": ["retry()"]]
        )
        let load = Transition(from: "initialized", to: "loading", action: "load()")
        let success = Transition(
            from: "loading",
            to: "loaded",
            action: "load()",
            choices: ["success"],
            continues: true
        )
        let failure = Transition(
            from: "loading",
            to: "failed",
            action: "load()",
            choices: ["failure(offline)"],
            continues: true
        )
        let retry = Transition(from: "failed", to: "loading", action: "retry()")
        graph.add(load)
        graph.add(success, after: [load])
        graph.addRest(in: "loaded", from: "initialized", by: [load, success])
        graph.add(failure, after: [load])
        graph.addRest(in: "failed", from: "initialized", by: [load, failure])
        graph.add(Transition(from: "loaded", to: "loading", action: "load()"))
        graph.add(retry)
        graph.add(
            Transition(from: "loading", to: "loaded", action: "retry()", choices: ["success"], continues: true),
            after: [retry]
        )
        return graph
    }

    /// The profile, with a retry that can hang.
    static var hangingProfile: SampleGraph {
        var graph = profile
        let retry = Transition(from: "failed", to: "loading", action: "retry()")
        let waiting = Transition(
            from: "loading",
            to: "loading",
            action: "retry()",
            choices: ["silence"],
            continues: true
        )
        graph.add(waiting, after: [retry])
        graph.addRest(in: "loading", runningAction: "retry()", from: "failed", by: [retry, waiting])
        return graph
    }
}

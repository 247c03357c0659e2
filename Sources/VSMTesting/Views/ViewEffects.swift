/// What the acts in a view led to, in all runs of an exploration.
struct ViewEffects {
    /// An act in a state.
    struct Act: Hashable {
        /// The name of the state.
        let state: String
        /// The name of what is on top of the view.
        let overlay: String
        /// The name of the act; `nil` for what the view does by itself.
        let name: String?
    }

    /// The names of the states that the acts led to first; empty for an act that led to none.
    private(set) var targets: [Act: Set<String>] = [:]
    /// The acts that would have given a control the value that it had.
    private var pointless: Set<Act> = []
    /// The acts that changed what is visible, began an action, or asked a stub.
    private(set) var effective: Set<Act> = []
    /// The acts whose control had its former value again when everything had ended without a failure, and those whose
    /// control had a new one.
    private var undone: Set<Act> = []
    private var kept: Set<Act> = []
    /// What is wrong with the view in a state, as sentences.
    private(set) var problems: Set<String> = []
    /// The names of the states that the view had.
    private(set) var states: Set<String> = []

    mutating func noteBeginning(of act: Act) { targets[act] = targets[act] ?? [] }

    mutating func note(_ state: String, after act: Act?) {
        states.insert(state)
        if let act { targets[act, default: []].insert(state) }
    }

    mutating func note(problem: String) { problems.insert(problem) }

    mutating func notePointless(_ act: Act) { pointless.insert(act) }

    mutating func noteEffect(of act: Act) { effective.insert(act) }

    mutating func noteEnd(of act: Act, isUndone: Bool) {
        if isUndone { undone.insert(act) } else { kept.insert(act) }
    }

    /// The states that the acts in a state led to.
    ///
    /// What a text leads to that a field already has, it leads to in other states.
    func targets(in state: String) -> [Act: Set<String>] {
        var result = targets.filter { $0.key.state == state }
        for act in pointless where act.state == state && result[act]?.isEmpty != false {
            result[act] = targets.filter { $0.key.name == act.name }.reduce(into: []) { $0.formUnion($1.value) }
        }
        return result
    }

    /// The acts whose control had its former value again in each run without a failure.
    var withoutLastingEffect: Set<Act> { undone.subtracting(kept) }

    /// The acts that changed nothing, in no run.
    var ineffective: [Act] { targets.keys.filter { $0.name != nil && !effective.contains($0) } }
}

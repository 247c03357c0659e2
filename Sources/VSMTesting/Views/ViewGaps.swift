/// The differences between what a feature offers and what its view has, as sentences.
@available(Systems 2024, *)
struct ViewGaps<State> {
    private let view: ViewGraph<State>

    init(_ view: ViewGraph<State>) {
        self.view = view
    }

    /// The mistakes that are visible in the view alone.
    func ofControls() -> [String] {
        let effects = view.effects
        let ineffective = effects.ineffective.map { "\(place($0)): \(quoted($0.name)) does nothing." }
        let undone = effects.withoutLastingEffect.map { act in
            """
            \(place(act)): \(quoted(act.name)) has no lasting effect. The control has its former value again although \
            nothing failed.
            """
        }
        return (ineffective + undone + effects.problems).sorted()
    }

    /// The differences from a feature.
    func from<Feature>(_ feature: StateGraph<Feature>, except exceptions: Set<String>) -> [String] {
        feature.nodes.flatMap { node -> [String] in
            guard view.effects.states.contains(node.name) else {
                // A view that begins with an action never shows the state before it.
                if node.name == feature.initial { return [] }
                return ["In \"\(node.name)\": the view never shows this state."]
            }
            let actions = node.actions.map { ($0, feature.targets(of: $0, in: node.name)) }
            return missing(in: node.name, actions.filter { !exceptions.contains($0.0) })
                + foreign(in: node.name, actions.reduce(into: []) { $0.formUnion($1.1) })
        }
    }

    /// The actions of a state that no act performs.
    private func missing(in state: String, _ actions: [(name: String, targets: Set<String>)]) -> [String] {
        let acts = view.effects.targets(in: state)
        let sorted = acts.sorted { ($0.key.name ?? "") < ($1.key.name ?? "") }
        let candidates = actions.map { action in
            // An action that leads to no state is known by its name only.
            sorted.indices.filter {
                action.targets.isEmpty
                    ? isAlike(sorted[$0].key.name, action.name) : !action.targets.isDisjoint(with: sorted[$0].value)
            }
        }
        // A control with the name of an action performs that one.
        let namesakes = zip(actions, candidates).map { action, candidates in
            candidates.first { isAlike(sorted[$0].key.name, action.name) }
        }
        let matching = ActMatching(
            zip(candidates, namesakes).map { candidates, namesake in
                namesake.map { [$0] } ?? candidates.filter { !namesakes.contains($0) }
            }
        )
        let names = Set(acts.keys.compactMap(\.name)).sorted()
        return matching.unmatched.map { index in
            let targets = actions[index].targets.map { "\"\($0)\"" }.sorted()
            return """
                In "\(state)": no control performs "\(actions[index].name)", which leads to \
                \(targets.isEmpty ? "no state" : targets.listed()). The view has there: \
                \(names.isEmpty ? "nothing" : names.map { "\"\($0)\"" }.listed()).
                """
        }
    }

    /// The acts in a state that lead where no action does.
    private func foreign(in state: String, _ targets: Set<String>) -> [String] {
        let acts = view.effects.targets.filter { $0.key.state == state && $0.key.name != nil && !$0.value.isEmpty }
        return acts.filter { $0.value.isDisjoint(with: targets) }.map { act in
            """
            \(place(act.key)): \(quoted(act.key.name)) leads to \(act.value.map { "\"\($0)\"" }.sorted().listed()), \
            where no action of the state leads.
            """
        }.sorted()
    }

    private func isAlike(_ first: String?, _ second: String) -> Bool {
        first.map { $0.lowercased().filter(\.isLetter) == second.lowercased().filter(\.isLetter) } ?? false
    }

    private func place(_ act: ViewEffects.Act) -> String {
        act.overlay.isEmpty ? "In \"\(act.state)\"" : "In \"\(act.state) · \(act.overlay)\""
    }

    private func quoted(_ name: String?) -> String { "\"\(name ?? "")\"" }
}

@available(Systems 2024, *)
extension StateGraph {
    /// The states that an action of a state leads to first.
    fileprivate func targets(of action: String, in state: String) -> Set<String> {
        let all = transitions.filter { $0.from == state && $0.action == action }
        let direct = all.filter { !$0.continues }
        // A debounced action leads somewhere only after a while.
        return Set((direct.isEmpty ? all : direct).map(\.to))
    }
}

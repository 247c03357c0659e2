@_spi(Host) import VSM

/// A view in one run of an exploration.
@available(Systems 2024, *)
@MainActor
final class ViewRun<State> {
    /// What the runs of an exploration share.
    final class Exploration {
        let name: (State) -> String
        let samples: [String: [String]]
        let unused: Set<String>
        var effects = ViewEffects()

        init(name: @escaping (State) -> String, samples: [String: [String]], unused: Set<String>) {
            self.name = name
            self.samples = samples
            self.unused = unused
        }
    }

    /// The container with what the view shows.
    let container: StateContainer<ViewSnapshot<State>>
    private let view: any ExploredView
    private let shown: ShownStates<State>
    private let host: TestHost
    private let exploration: Exploration
    private var act: PendingAct?

    /// An act whose consequences are observed.
    private struct PendingAct {
        let key: ViewEffects.Act
        let act: ViewAct?
        let text: String
        /// The action that was running already.
        let earlierAction: ActionInfo?
        let eventCount: Int
        let outcomeCount: Int
        var hasTarget = false
    }

    init(_ view: any ExploredView, _ shown: ShownStates<State>, on host: TestHost, _ exploration: Exploration) throws {
        guard let state = shown.current else { throw ViewExplorationError.noContainer(of: "\(State.self)") }
        self.view = view
        self.shown = shown
        self.host = host
        self.exploration = exploration
        let snapshot = Self.snapshot(of: view, state, view.description, exploration)
        container = host.container(state: snapshot)
        exploration.effects.note(exploration.name(state), after: nil)
        act = pending(nil, in: snapshot)
        noteStates()
    }

    private static func snapshot(
        of view: any ExploredView,
        _ state: State,
        _ text: String,
        _ exploration: Exploration
    ) -> ViewSnapshot<State> {
        let (controls, overlay) = (view.controls, view.overlay)
        let name = exploration.name(state)
        let place = overlay.isEmpty ? name : "\(name) · \(overlay)"
        let names = Dictionary(grouping: controls) { "\($0.kind) \"\($0.name)\"" }
        for name in names.filter({ $0.value.count > 1 }).keys {
            exploration.effects.note(problem: "In \"\(place)\": several controls are called \(name).")
        }
        if !overlay.isEmpty, controls.isEmpty {
            exploration.effects.note(problem: "In \"\(place)\": nothing closes the \(overlay).")
        }
        let acts = acts(on: controls, exploration)
        for act in acts where act.isPointless {
            exploration.effects.notePointless(ViewEffects.Act(state: name, overlay: overlay, name: act.name))
        }
        return ViewSnapshot(
            state: state,
            text: text,
            overlay: overlay,
            acts: acts.filter { !$0.isPointless }.map(\.name)
        )
    }

    /// Returns what a person can do; of several acts with one name, the first.
    private static func acts(on controls: [ViewControl], _ exploration: Exploration) -> [ViewAct] {
        var known = exploration.unused
        return controls.flatMap { ViewAct.all(on: $0, samples: exploration.samples) }
            .filter { !known.contains($0.control.name) && known.insert($0.name).inserted }
    }

    private func pending(_ act: ViewAct?, in snapshot: ViewSnapshot<State>) -> PendingAct {
        let state = exploration.name(snapshot.state)
        return PendingAct(
            key: ViewEffects.Act(state: state, overlay: snapshot.overlay, name: act?.name),
            act: act,
            text: snapshot.text,
            earlierAction: shown.action,
            eventCount: shown.eventCount,
            outcomeCount: host.run.outcomes.count
        )
    }

    /// Performs an act by its name.
    func perform(_ name: String) {
        guard let act = Self.acts(on: view.controls, exploration).first(where: { $0.name == name }) else { return }
        let pending = pending(act, in: container.state)
        exploration.effects.noteBeginning(of: pending.key)
        self.act = pending
        withContainerObserver(shown) { act.perform() }
    }

    /// Adopts the changes of the view.
    func update() { withContainerObserver(shown) { adoptChanges() } }

    private func adoptChanges() {
        // Reading the view draws it, which may change its state.
        let text = view.description
        let hasNewState = noteStates()
        let isSame = !hasNewState && text == container.state.text
        if !isSame, let state = shown.current {
            container.observe(Self.snapshot(of: view, state, text, exploration))
        }
        noteEffect()
    }

    @discardableResult
    private func noteStates() -> Bool {
        let states = shown.takeStates()
        for (state, action) in states {
            // Only the first state of an action that the act began follows from the act alone.
            let key = act.flatMap { $0.hasTarget || $0.earlierAction == action ? nil : $0.key }
            exploration.effects.note(exploration.name(state), after: key)
            if key != nil { act?.hasTarget = true }
        }
        return !states.isEmpty
    }

    private func noteEffect() {
        guard let act, let performed = act.act else { return }
        let outcomes = host.run.outcomes.dropFirst(act.outcomeCount)
        if container.state.text != act.text || shown.eventCount != act.eventCount || !outcomes.isEmpty {
            exploration.effects.noteEffect(of: act.key)
        }
        guard performed.newValue != nil, host.queue.count == 0,
            host.clock.deadlines.isEmpty, !outcomes.contains(where: { $0.contains("failure(") }),
            let control = view.controls.first(where: { isSame($0, performed.control) })
        else { return }
        exploration.effects.noteEnd(of: act.key, isUndone: control.value == performed.control.value)
    }

    private func isSame(_ first: ViewControl, _ second: ViewControl) -> Bool {
        first.name == second.name && first.kind == second.kind
    }
}

import VSM
@_spi(Inspection) import VSMInspector
import VSMWeb
@_spi(Inspection) import VSMWebInspector

/// The running feature: its view, its service, its diagram, and its states with the current one highlighted.
struct PlaygroundFeatureView: HTMLView {
    let run: PlaygroundRun
    let diagram: DiagramLayout?

    var initialState: PlaygroundState { run.recorder.starting(with: run.feature.initialized) }

    func body(_ container: StateContainer<PlaygroundState>) -> some HTML {
        let state = container.state
        div {
            article {
                div {
                    h3 { "The view" }
                    p {
                        "The container holds "
                        code { state.name }
                        ". The view renders it:"
                    }.class("soft")
                    PlaygroundScreen(state: state, change: run.recorder.journey.change?.number) { action, text in
                        container.observe(action.perform(text))
                    }
                    ServiceView(service: run.service, stored: run.feature.server.stored)
                }.class("feature")
                div {
                    div {
                        if let diagram {
                            StateDiagramView(title: "The states", layout: diagram, marks: marks(in: state))
                            p { "An arrow has the name of its action, or the answer of the server." }.class("soft")
                        }
                    }
                }.class("observed")
            }.class("panel")
            h3 { "What each state carries" }
            ul {
                forEach(run.declared, key: \.name) { declared in
                    StateCard(
                        state: declared.name == state.name ? state : declared,
                        isCurrent: declared.name == state.name
                    )
                }
            }.class("state-cards").accessibilityLabel("States")
            details {
                summary { "The same in Swift" }
                pre { code { PlaygroundListing(run.choices.subject, run.declared).text } }.tabIndex(0)
                    .accessibilityLabel("The states in Swift")
            }.class("source")
        }
        .class("stack")
        .onAppear { container.attach(run.recorder) }
    }

    private func marks(in state: PlaygroundState) -> DiagramMarks {
        let change = run.recorder.journey.change.flatMap { $0.to == state.name ? $0 : nil }
        let step = change.map { DiagramMarks.Step(from: $0.from, to: $0.to, number: $0.number) }
        return DiagramMarks(current: state.name, step: step)
    }
}

/// What a view shows of a state: its content, and a control for each of its actions.
private struct PlaygroundScreen: HTML {
    let state: PlaygroundState
    /// The number of the change that led to the state; `nil` for the first one.
    let change: Int?
    let perform: (PlaygroundAction, String) -> Void

    var content: some HTML {
        form {
            switch state.content {
            case .notice(let text): p { text }
            case .waiting(let text): p { text }.class("status").role(.status)
            case .problem(let text): p { text }.class("problem").role(.alert)
            case .result(let text): p { text }.class("result").role(.status)
            case .field(let name, let text):
                label {
                    name
                    input(name: "text", value: text).class("field").maxLength(60)
                }
            }
            div {
                forEach(state.actions, key: \.name) { action in
                    if action.takesText {
                        button(submits: true) { action.title }.class("button")
                    } else {
                        button { action.title }.class("button quiet").onClick { perform(action, "") }
                    }
                }
            }.class("actions")
            if state.actions.isEmpty { p { "This state offers no action." }.class("soft") }
        }
        .class("form screen")
        .accessibilityLabel("The view of \(state.name)")
        // The button that had the focus is often gone.
        .tabIndex(-1)
        .focused(on: change)
        .onSubmit { values in
            guard let action = state.actions.first(where: \.takesText), let text = values["text"] else { return }
            perform(action, text)
        }
    }
}

import VSM
@_spi(Inspection) import VSMInspector
import VSMWeb
@_spi(Inspection) import VSMWebInspector

/// The state diagram of a feature with the current state highlighted, and its journey so far.
struct JourneyView: HTMLView {
    let title: String
    let layout: DiagramLayout
    let recorder: JourneyRecorder

    var initialState: Journey { recorder.journey }

    func body(_ container: StateContainer<Journey>) -> some HTML {
        let journey = container.state
        div {
            StateDiagramView(title: title, layout: layout, marks: journey.marks)
            div {
                h4 { "Journey" }
                if journey.omitted > 0 { p { "\(journey.omitted) earlier lines" }.class("soft") }
                ol {
                    forEach(journey.lines, key: \.number) { line in JourneyLine(entry: line.entry) }
                }.class("journey").accessibilityLabel("Journey of \(title)")
            }
        }
        .class("observed")
        .onAppear { container.observe(recorder.journeys) }
    }
}

extension Journey {
    /// What the diagram shows of the journey.
    fileprivate var marks: DiagramMarks {
        let step = change.map { DiagramMarks.Step(from: $0.from, to: $0.to, number: $0.number) }
        return DiagramMarks(current: current, step: step)
    }
}

private struct JourneyLine: HTML {
    let entry: Journey.Entry

    var content: some HTML {
        li {
            switch entry {
            case .began(let state):
                span { state }.class("state")
            case .step(let action, let isFirst, let state):
                span { isFirst ? action : "\(action) continues" }.class(isFirst ? "action" : "action soft")
                span { " → " }.class("soft")
                span { state }.class("state")
            case .note(let text, let count):
                span { count == 1 ? text : "\(text) (\(count) times)" }.class("soft")
            }
        }
    }
}

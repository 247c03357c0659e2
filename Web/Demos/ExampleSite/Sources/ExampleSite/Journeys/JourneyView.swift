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
                ol {
                    forEach(journey.lines, key: \.number) { line in JourneyLine(line: line) }
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
        return DiagramMarks(current: lines.last?.state, step: step)
    }
}

private struct JourneyLine: HTML {
    let line: Journey.Line

    var content: some HTML {
        li {
            if let action = line.action {
                span { line.continues ? "\(action) continues" : action }.class(line.continues ? "soft" : "")
                span { " → " }.class("soft")
            }
            span { line.state }.class("state")
        }
    }
}

import VSM
import VSMWeb

/// The choices, the feature that they describe, and what its state graph says.
struct PlaygroundView: HTMLView {
    var initialState: PlaygroundViewState { PlaygroundViewState() }

    func body(_ container: StateContainer<PlaygroundViewState>) -> some HTML {
        let state = container.state
        let choices = state.choices
        let report = Result { try PlaygroundReport.of(choices) }
        div {
            section {
                h2 { "1. Choose" }
                div {
                    forEach(PlaygroundChoices.Subject.allCases, key: \.self) { subject in
                        PlaygroundToggle(title: subject.title, isOn: choices.subject == subject, isOneOfSeveral: true) {
                            container.observe(state.choosing(choices.choosing(subject)))
                        }
                    }
                }.class("toggles").role(.group).accessibilityLabel("Feature")
                h3 { "Requirements" }
                div {
                    forEach(choices.subject.requirements, key: \.self) { requirement in
                        PlaygroundToggle(
                            title: requirement.title,
                            isOn: choices.has(requirement),
                            isOffered: choices.offers(requirement)
                        ) { container.observe(state.choosing(choices.toggling(requirement))) }
                    }
                }.class("toggles").role(.group).accessibilityLabel("Requirements")
            }.class("choose")
            section {
                div {
                    h2 { "2. Use it" }
                    button { "Start again" }.class("button plain").onClick { container.observe(state.again()) }
                }.class("run-head")
                PlaygroundFeatureView(run: state.run, diagram: (try? report.get().diagram))
                    .key(state.run.number)
            }.class("use")
            section {
                h2 { "3. Break it" }
                div {
                    forEach(choices.subject.mistakes, key: \.self) { mistake in
                        PlaygroundToggle(
                            title: mistake.title(in: choices.subject),
                            isOn: choices.has(mistake),
                            isOffered: choices.offers(mistake)
                        ) { container.observe(state.choosing(choices.toggling(mistake))) }
                    }
                }.class("toggles").role(.group).accessibilityLabel("Mistakes")
            }.class("break")
            PlaygroundReportView(report: report)
        }.class("playground")
    }
}

/// A choice that is on or off.
private struct PlaygroundToggle: HTML {
    let title: String
    let isOn: Bool
    var isOffered = true
    var isOneOfSeveral = false
    let toggle: () -> Void

    var content: some HTML {
        button { title }
            .class(isOneOfSeveral ? "toggle one" : "toggle")
            .ariaPressed(isOn ? .true : .false)
            .disabled(!isOffered)
            .onClick(toggle)
    }
}

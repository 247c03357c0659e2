import ProfileData
import VSM
import VSMWeb

/// Edits the profile in a style.
struct ProfileEditingView<Style: ProfileStyle>: HTMLView {
    let service: ProfileService
    let recorder: JourneyRecorder
    let clock: any Clock<Duration>

    var initialState: Style.EditState { recorder.starting(with: Style.editState(service, service.userData)) }

    /// Returns the name of a state in the diagram.
    static func makeRecorder() -> JourneyRecorder {
        JourneyRecorder { state in (state as? Style.EditState).map { Style.phase(of: $0).name } ?? "" }
    }

    func body(_ container: StateContainer<Style.EditState>) -> some HTML {
        let phase = Style.phase(of: container.state)
        let userData = Style.userData(of: container.state)
        form {
            if Style.savesWhileTyping {
                DraftField(label: "User name", text: userData.username, isReadOnly: phase.name != "editing") {
                    saveSoon($0, in: container)
                }
            } else {
                label {
                    "User name"
                    input(name: "username", value: userData.username)
                        .class("field")
                        .maxLength(60)
                        // Only this state has an action for the name.
                        .readOnly(phase.name != "editing")
                }
            }
            if case .savingError(let message, let retry, let cancel) = phase {
                Failure(message: message) {
                    recorder.named("retry", in: container).observe(retry())
                }
                button { "Cancel" }.class("button quiet").onClick {
                    recorder.named("cancel", in: container).observe(cancel())
                }
            }
            if !Style.savesWhileTyping {
                button(submits: true) { "Save" }.class("button").disabled(phase.name != "editing")
            }
            Indicator(text: phase.name == "saving" ? "Saving..." : "", isBusy: phase.name == "saving")
            p { "Saved: \(userData.username)" }.class("result")
        }
        .class("form")
        .onSubmit { values in
            // The draft is saved automatically.
            if let username = values["username"] { save(username, in: container) }
        }
        .onAppear { container.attach(recorder) }
    }

    private func save(_ username: String, in container: StateContainer<Style.EditState>) {
        guard case .editing(let save) = Style.phase(of: container.state) else { return }
        recorder.named("saveUsername", in: container).observe(save(username))
    }

    /// Saves after half a second without another change.
    private func saveSoon(_ username: String, in container: StateContainer<Style.EditState>) {
        guard case .editing(let save) = Style.phase(of: container.state) else { return }
        let container = recorder.named("saveUsername", in: container, line: #line + 1)
        container.observe(save(username), debounced: .seconds(0.5, on: clock), identifier: "username")
    }
}

import ProfileData
import VSM
import VSMWeb

@testable import PlainStructures

/// Edits the profile.
struct ProfileView: HTMLView {
    let run: ProfileRun

    var initialState: EditUserProfileViewState {
        let userData = UserData(username: run.repository.stored.value)
        return run.recorder.starting(with: EditUserProfileViewState(data: userData, repository: run.repository))
    }

    func body(_ container: StateContainer<EditUserProfileViewState>) -> some HTML {
        let state = container.state
        let saves = isSaving(state)
        form {
            label {
                "User name"
                input(name: "username", value: state.data.username)
                    .class("field")
                    .maxLength(60)
                    // Only this state has an action for the name.
                    .readOnly(!state.isEditable)
            }
            if case .savingError(let model) = state.editingState {
                div {
                    p { model.message }.role(.alert)
                    button { "Retry" }.class("button").onClick {
                        run.recorder.named("retry", in: container).observe(model.retry())
                    }
                }.class("failure")
                button { "Cancel" }.class("button quiet").onClick {
                    run.recorder.named("cancel", in: container).observe(model.cancel())
                }
            }
            button(submits: true) { "Save" }.class("button").disabled(!state.isEditable)
            p { saves ? "Saving..." : "" }.class("status").role(.status).busy(saves)
            p { "Saved: \(state.data.username)" }.class("result")
        }
        .class("form")
        .onSubmit { values in
            guard case .editing(let model) = container.state.editingState else { return }
            run.recorder.named("saveUsername", in: container).observe(model.saveUsername(values["username"] ?? ""))
        }
        .onAppear { container.attach(run.recorder) }
    }

    private func isSaving(_ state: EditUserProfileViewState) -> Bool {
        if case .saving = state.editingState { true } else { false }
    }
}

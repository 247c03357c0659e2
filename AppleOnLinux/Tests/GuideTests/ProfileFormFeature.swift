import VSM

// snippet.states
/// A form in which each change of a text is an action; every state has the draft.
struct ProfileFormViewState {
    var draft: ProfileDraft
    var step: Step

    enum Step {
        case editing(ProfileFormEditor)
        case saving
        case failed(ProfileFormEditor)
    }

    /// The model that changes the draft; `nil` while it is being saved.
    var editor: ProfileFormEditor? {
        switch step {
        case .editing(let editor), .failed(let editor): editor
        case .saving: nil
        }
    }
}

struct ProfileFormEditor {
    let draft: ProfileDraft
    let service: (Profile) async throws -> Void

    func rename(_ name: String) -> ProfileFormViewState { edit(draft.check(name, in: \.username)) }
    func move(to city: String) -> ProfileFormViewState { edit(draft.check(city, in: \.city)) }

    /// The model that saves; there is one only while both fields are accepted.
    var saver: ProfileFormSaver? { draft.profile.map { ProfileFormSaver(profile: $0, editor: self) } }

    private func edit(_ draft: ProfileDraft) -> ProfileFormViewState {
        ProfileFormViewState(draft: draft, step: .editing(ProfileFormEditor(draft: draft, service: service)))
    }
}
// snippet.end

// snippet.saver
struct ProfileFormSaver {
    let profile: Profile
    let editor: ProfileFormEditor

    func save() -> StateSequence<ProfileFormViewState> {
        StateSequence(state(.saving)).then {
            try await editor.service(profile)
            return state(.editing(editor))
        } catch: { _ in
            state(.failed(editor))
        }
    }

    private func state(_ step: ProfileFormViewState.Step) -> ProfileFormViewState {
        ProfileFormViewState(draft: editor.draft, step: step)
    }
}
// snippet.end

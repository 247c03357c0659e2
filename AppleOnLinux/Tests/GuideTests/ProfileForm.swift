import SwiftUI
import VSM

struct ProfileForm: View {
    @ViewState var state: ProfileFormViewState

    init(editor: ProfileFormEditor) {
        _state = .init(wrappedValue: ProfileFormViewState(draft: editor.draft, step: .editing(editor)))
    }

    var body: some View {
        Form {
            // snippet.fields
            TextField("Name", text: $state.bind(\.draft.username.text, whenOffered: { $0.editor?.rename($1) }))
                .disabled(state.editor == nil)
            if let message = state.draft.username.message { Text(message) }
            // snippet.end
            TextField("City", text: $state.bind(\.draft.city.text, whenOffered: { $0.editor?.move(to: $1) }))
                .disabled(state.editor == nil)
            if let message = state.draft.city.message { Text(message) }
            // snippet.fields
            Button("Save") { $state.observeIfOffered { $0.editor?.saver?.save() } }.disabled(state.editor?.saver == nil)
            // snippet.end
            if case .failed = state.step { Text("The profile was not saved.") }
        }
    }
}

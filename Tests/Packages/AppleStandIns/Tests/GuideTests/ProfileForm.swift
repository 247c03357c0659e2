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
            TextField("Name", text: name).disabled(state.editor == nil)
            if let message = state.draft.username.message { Text(message) }
            // snippet.end
            TextField("City", text: city).disabled(state.editor == nil)
            if let message = state.draft.city.message { Text(message) }
            // snippet.fields
            Button("Save") {
                if let saver = state.editor?.saver { $state.observe(saver.save()) }
            }
            .disabled(state.editor?.saver == nil)
            // snippet.end
            if case .failed = state.step { Text("The profile was not saved.") }
        }
    }

    // snippet.fields

    private var name: Binding<String> {
        Binding(
            get: { @MainActor in state.draft.username.text },
            set: { @MainActor name in
                if let editor = state.editor { $state.observe(editor.rename(name)) }
            }
        )
    }
    // snippet.end

    private var city: Binding<String> {
        Binding(
            get: { @MainActor in state.draft.city.text },
            set: { @MainActor city in
                if let editor = state.editor { $state.observe(editor.move(to: city)) }
            }
        )
    }
}

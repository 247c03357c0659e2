import VSM
import VSMTesting

/// A state that is a structure, with an enum for what changes.
struct EditorState {
    enum Activity {
        case editing(Editor)
        case saving
        case failed(SaveError)
    }

    enum Dialog {
        case deleting(text: String)
    }

    struct Editor {
        let text: String

        func save() -> StateSequence<EditorState> {
            StateSequence(EditorState(text: text, activity: .saving)).then {
                try await choose(.success(EditorState(text: text)), .failure(CancellationError()))
            } catch: { _ in
                EditorState(text: text, activity: .failed(SaveError(editor: self)))
            }
        }
    }

    struct SaveError {
        let editor: Editor

        func cancel() -> EditorState { EditorState(text: editor.text) }
    }

    let text: String
    let activity: Activity
    var dialog: Dialog?

    var editor: Editor? {
        if case .editing(let editor) = activity { editor } else { nil }
    }

    var saveError: SaveError? {
        if case .failed(let error) = activity { error } else { nil }
    }

    var caption: String { "“\(text)”, which nobody may cut although it has more than sixty characters" }

    var actions: [StateAction<EditorState>] {
        switch activity {
        case .editing(let editor): [.action("save", editor.save())]
        case .saving: []
        case .failed(let error): [.action("retry", error.editor.save()), .action("cancel", error.cancel())]
        }
    }
}

extension EditorState {
    init(text: String) {
        self.init(text: text, activity: .editing(Editor(text: text)))
    }
}

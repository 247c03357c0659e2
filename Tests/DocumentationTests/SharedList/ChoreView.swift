import VSM
import VSMWeb

// snippet.model
enum ChoreViewState {
    case shown(ChoreModel)
    case editing(ChoreEditor)
    case changing
    case failed(ChoreModel)
}

struct ChoreModel {
    let id: Chore.ID
    let repository: ChoreRepository
    let clock: any Clock<Duration>
    // snippet.hide
    /// The element that gets the focus after an action in this window.
    // snippet.show
    var focus: Focus?

    enum Focus: Equatable {
        case edit
        case undo(deletion: Int)
    }
    // snippet.hide

    func edit(_ chore: Chore) -> ChoreViewState { .editing(ChoreEditor(chore: self, title: chore.title)) }
    // snippet.show

    func delete() -> FinishingAction<ChoreViewState> {
        FinishingAction(
            StateSequence({ .changing }).then {
                let deletion = try await repository.delete(id)
                return StateSequence({ shown(.undo(deletion: deletion)) }, { await purged(deletion) })
            } catch: { _ in
                .failed(self)
            }
        )
    }
    // snippet.hide

    func undo() -> FinishingAction<ChoreViewState> {
        FinishingAction(
            StateSequence({ .changing }).then {
                try await repository.restore(id)
                return shown(.edit)
            } catch: { _ in
                .failed(self)
            }
        )
    }
    // snippet.show

    func shown(_ focus: Focus?) -> ChoreViewState {
        .shown(ChoreModel(id: id, repository: repository, clock: clock, focus: focus))
    }

    private func purged(_ deletion: Int) async -> ChoreViewState {
        try? await clock.sleep(for: .seconds(5))
        await repository.purge(deletion)
        return shown(nil)
    }
}
// snippet.end

// snippet.editor
struct ChoreEditor {
    enum Progress { case none, saving, saved, failed }

    let chore: ChoreModel
    var title: String
    var progress = Progress.none

    func save(_ title: String) -> FinishingAction<ChoreViewState> {
        FinishingAction(
            StateSequence({ editing(title, .saving) }).then {
                try await chore.repository.rename(chore.id, to: title)
                return StateSequence({ editing(title, .saved) }, { await withoutNotice(title) })
            } catch: { _ in
                editing(title, .failed)
            }
        )
    }
    // snippet.hide

    private func withoutNotice(_ title: String) async -> ChoreViewState {
        try? await chore.clock.sleep(for: .seconds(3))
        return editing(title, .none)
    }
    // snippet.show

    private func editing(_ title: String, _ progress: Progress) -> ChoreViewState {
        .editing(ChoreEditor(chore: chore, title: title, progress: progress))
    }
}
// snippet.end

struct ChoreView: HTMLView {
    let chore: Chore
    let repository: ChoreRepository
    let clock: any Clock<Duration>
    var initialState: ChoreViewState { .shown(ChoreModel(id: chore.id, repository: repository, clock: clock)) }

    func body(_ container: StateContainer<ChoreViewState>) -> some HTML {
        // snippet.view
        switch container.state {
        case .shown(let model):
            if let deletion = chore.deletion {
                p { "“\(chore.title)” is deleted." }.role(.status)
                button { "Undo" }.focused(model.focus == .undo(deletion: deletion))
                    .onClick { container.observe(model.undo()) }
            } else {
                p { chore.title }
                button { "Edit" }.accessibilityLabel("Edit \(chore.title)").focused(model.focus == .edit)
                    .onClick { container.observe(model.edit(chore)) }
                button { "Delete" }.accessibilityLabel("Delete \(chore.title)")
                    .onClick(seeing: chore) { container.observe(model.delete()) }
            }
        case .editing(let editor):
            form(editor, container)
        case .changing:
            p { chore.title }.busy().focused()
        case .failed(let model):
            p { "“\(chore.title)” could not be changed." }.role(.alert)
            button { "OK" }.focused().onClick { container.observe(model.shown(.edit)) }
        }
        // snippet.end
    }
}

extension ChoreView {
    @HTMLBuilder
    private func form(_ editor: ChoreEditor, _ container: StateContainer<ChoreViewState>) -> some HTML {
        // snippet.autosave
        label {
            "Title"
            input(name: "title", value: editor.title).focused()
                .onInput { container.observe(editor.save($0), debounced: .seconds(0.5, on: clock)) }
        }
        // snippet.hide
        switch editor.progress {
        case .none: EmptyHTML()
        case .saving: p { "Saving…" }.role(.status)
        case .saved: p { "Saved." }.role(.status)
        case .failed: p { "Not saved. Change the title to try again." }.role(.alert)
        }
        // snippet.show
        button { "Close" }.onClick { container.observe(editor.chore.shown(.edit)) }
        // snippet.end
    }
}

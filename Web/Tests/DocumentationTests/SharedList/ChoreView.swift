import VSM
import VSMWeb

// snippet.model
enum ChoreViewState {
    case shown(ChoreModel)
    case editing(ChoreEditor)
    case changing(ChoreModel)
    case failed(ChoreModel)
}

struct ChoreModel {
    /// The chore as it was after the latest change in this window.
    let chore: Chore
    let repository: ChoreRepository
    let clock: any Clock<Duration>
    // snippet.hide
    /// The element that gets the focus after an action in this window.
    // snippet.show
    var focus: Focus?

    enum Focus { case edit, undo }

    /// Returns the newer one of the chore that the list has and of that of this window.
    func newest(_ listed: Chore) -> Chore { listed.revision > chore.revision ? listed : chore }
    // snippet.hide

    func edit(_ chore: Chore) -> ChoreViewState { .editing(ChoreEditor(row: self, title: chore.title)) }
    // snippet.show

    func delete() -> FinishingAction<ChoreViewState> {
        FinishingAction(
            StateSequence(.changing(self)).then {
                let deleted = try await repository.delete(chore.id)
                return StateSequence(shown(deleted, .undo)).then { await purged(deleted) }
            } catch: { _ in
                .failed(self)
            }
        ).concurrent()  // Undo does not wait for the purge.
    }
    // snippet.hide

    func undo() -> FinishingAction<ChoreViewState> {
        FinishingAction(
            StateSequence(.changing(self)).then {
                shown(try await repository.restore(chore.id), .edit)
            } catch: { _ in
                .failed(self)
            }
        )
    }
    // snippet.show

    func shown(_ chore: Chore, _ focus: Focus?) -> ChoreViewState {
        .shown(ChoreModel(chore: chore, repository: repository, clock: clock, focus: focus))
    }

    private func purged(_ deleted: Chore) async -> ChoreViewState {
        try? await clock.sleep(for: .seconds(5))
        await repository.purge(deleted)
        return shown(deleted, nil)
    }
}
// snippet.end

// snippet.editor
struct ChoreEditor {
    enum Progress { case none, saving, saved, failed }

    let row: ChoreModel
    var title: String
    var progress = Progress.none

    func save(_ title: String) -> FinishingAction<ChoreViewState> {
        FinishingAction(
            StateSequence(editing(row.chore, title, .saving)).then {
                let chore = try await row.repository.rename(row.chore.id, to: title)
                return StateSequence(editing(chore, title, .saved)).thenWhileLatest { await withoutNotice(chore) }
            } catch: { _ in
                editing(row.chore, title, .failed)
            }
        )
    }
    // snippet.hide

    private func withoutNotice(_ chore: Chore) async -> ChoreViewState {
        try? await row.clock.sleep(for: .seconds(3))
        return editing(chore, chore.title, .none)
    }
    // snippet.show

    private func editing(_ chore: Chore, _ title: String, _ progress: Progress) -> ChoreViewState {
        let row = ChoreModel(chore: chore, repository: row.repository, clock: row.clock)
        return .editing(ChoreEditor(row: row, title: title, progress: progress))
    }
}
// snippet.end

struct ChoreView: HTMLView {
    /// The chore as the list has it.
    let listed: Chore
    let repository: ChoreRepository
    let clock: any Clock<Duration>
    var initialState: ChoreViewState { .shown(ChoreModel(chore: listed, repository: repository, clock: clock)) }

    func body(_ container: StateContainer<ChoreViewState>) -> some HTML {
        // snippet.view
        switch container.state {
        case .shown(let row):
            let chore = row.newest(listed)
            if let deletion = chore.deletion {
                p { "“\(chore.title)” is deleted." }.role(.status)
                button { "Undo" }.focused(row.focus == .undo && row.chore.deletion == deletion)
                    .onClick { container.observe(row.undo()) }
            } else {
                p { chore.title }
                button { "Edit" }.accessibilityLabel("Edit \(chore.title)").focused(row.focus == .edit)
                    .onClick { container.observe(row.edit(chore)) }
                button { "Delete" }.accessibilityLabel("Delete \(chore.title)")
                    .onClick(seeing: chore) { container.observe(row.delete()) }
            }
        case .editing(let editor):
            form(editor, container)
        case .changing(let row):
            p { row.newest(listed).title }.busy().focused()
        case .failed(let row):
            p { "“\(row.newest(listed).title)” could not be changed." }.role(.alert)
            button { "OK" }.focused().onClick { container.observe(row.shown(row.chore, .edit)) }
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
                .onInput { text in
                    container.observe(editor.save(text), debounced: .seconds(0.5, on: clock), identifier: "title")
                }
        }
        // snippet.hide
        switch editor.progress {
        case .none: EmptyHTML()
        case .saving: p { "Saving…" }.role(.status)
        case .saved: p { "Saved." }.role(.status)
        case .failed: p { "Not saved. Change the title to try again." }.role(.alert)
        }
        // snippet.show
        button { "Close" }.onClick { container.observe(editor.row.shown(editor.row.chore, .edit)) }
        // snippet.end
    }
}

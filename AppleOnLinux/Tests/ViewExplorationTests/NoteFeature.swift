import VSM
import VSMTesting

/// The states of a note, which can be pinned, saved and deleted.
enum NoteViewState {
    case editing(NoteModel)
    case saving
    case saveFailed(SaveFailedModel)
    case deleted(DeletedModel)

    var note: NoteModel? { if case .editing(let model) = self { model } else { nil } }
    var text: String { note?.text ?? "" }
    var isPinned: Bool { note?.isPinned ?? false }
}

struct NoteModel: MutatingCopyable {
    var text = ""
    var isPinned = false

    func write(_ text: String) -> NoteViewState { .editing(copy { $0.text = text }) }

    func pin(_ isPinned: Bool) -> NoteViewState { .editing(copy { $0.isPinned = isPinned }) }

    func save() -> StateSequence<NoteViewState> {
        StateSequence(.saving).then {
            try await choose(.success(()), .failure(SavingError()))
            return .editing(self)
        } catch: { _ in
            .saveFailed(SaveFailedModel(note: self))
        }
    }

    func delete() -> NoteViewState { .deleted(DeletedModel(note: self)) }
}

struct SaveFailedModel {
    let note: NoteModel

    func retry() -> StateSequence<NoteViewState> { note.save() }
    func cancel() -> NoteViewState { .editing(note) }
}

struct DeletedModel {
    let note: NoteModel

    func undo() -> NoteViewState { .editing(note) }
}

struct SavingError: Error {}

extension NoteViewState {
    static func explore() throws -> StateGraph<Self> {
        try StateGraph.explore(
            from: { _ in .editing(NoteModel()) },
            actions: { state in
                switch state {
                case .editing(let model):
                    [
                        .action("write", model.write("Buy milk")), .action("pin", model.pin(!model.isPinned)),
                        .action("save", model.save()), .action("delete", model.delete()),
                    ]
                case .saving: []
                case .saveFailed(let model): [.action("retry", model.retry()), .action("cancel", model.cancel())]
                case .deleted(let model): [.action("undo", model.undo())]
                }
            }
        )
    }
}

// A container on a custom actor. Nothing is `Sendable`, and nothing leaves the actor. `nonisolated` is for projects
// where the main actor is the default.

import VSM

nonisolated final class Document {
    var text = ""
}

nonisolated enum DocumentViewState {
    case editing(EditingModel)
    case saved(Document)
}

nonisolated struct EditingModel {
    let document: Document

    func type(_ text: String) -> DocumentViewState {
        document.text += text
        return .editing(self)
    }

    nonisolated(nonsending) func save() async -> DocumentViewState {
        await Task.yield()
        return .saved(document)
    }

    func saveSlowly() -> StateSequence<DocumentViewState> {
        StateSequence({ .editing(self) }, { await save() })
    }
}

actor Session {
    private var container: StateContainer<DocumentViewState>?

    func open() {
        container = StateContainer(state: .editing(EditingModel(document: Document())))
    }

    func type(_ text: String) {
        guard let container, case .editing(let model) = container.state else { return }
        container.observe(model.type(text))
    }

    func save() {
        guard let container, case .editing(let model) = container.state else { return }
        container.observe { await model.save() }
        container.observe(model.saveSlowly())
    }
}

/// In Swift 5 mode, the compiler crashes at the initial value of an actor's property without `isolation`.
actor Library {
    let ofTheMainActor = StateContainer<DocumentViewState>(state: .saved(Document()), isolation: nil)
    lazy var alsoOfTheMainActor = StateContainer<DocumentViewState>(state: .saved(Document()), isolation: nil)
}

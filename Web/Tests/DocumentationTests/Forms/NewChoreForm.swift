import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

struct NewChore: Decodable {
    var title: String
}

enum NewChoreViewState {
    case editing(NewChoreModel)
    case adding(NewChoreModel)

    var model: NewChoreModel {
        switch self {
        case .editing(let model), .adding(let model): model
        }
    }

    var isAdding: Bool {
        if case .adding = self { true } else { false }
    }
}

struct NewChoreModel {
    let add: (String) async throws -> Void
    var title = ""
    var errors = FormErrors()
    var attempt = 0

    func submit(_ title: String) -> StateSequence<NewChoreViewState> {
        StateSequence(.adding(with(title))).then { await added(title) }
    }

    private func added(_ title: String) async -> NewChoreViewState {
        do {
            try await add(title)
            return .editing(with(""))
        } catch {
            return .editing(with(title, FormErrors(["title": "It could not be added. Try again."])))
        }
    }

    private func with(_ title: String, _ errors: FormErrors = FormErrors()) -> NewChoreModel {
        NewChoreModel(add: add, title: title, errors: errors, attempt: attempt + 1)
    }
}

struct NewChoreView: HTMLView {
    let add: @Sendable (String) async throws -> Void
    var initialState: NewChoreViewState { .editing(NewChoreModel(add: add)) }

    func body(_ container: StateContainer<NewChoreViewState>) -> some HTML {
        // snippet.view
        let model = container.state.model
        form {
            label {
                "What is to be done?"
                input(name: "title", value: model.title).holdsState()
                    .errors(model.errors, in: "new-chore")
                    .focused(on: model.attempt == 0 ? nil : model.attempt)
            }
            errorMessage(model.errors, of: "title", in: "new-chore")
            button(submits: true) { "Add" }.disabled(container.state.isAdding)
        }
        .onSubmit(as: NewChore.self) { result in
            if case .success(let chore) = result { container.observe(model.submit(chore.title)) }
        }
        // snippet.end
    }
}

@Suite("Forms: a reusable form")
struct NewChoreFormTests {
    @Test("The field is empty after success")
    func success() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Chores") { _ in NewChoreView { _ in } })
            try page.field("What is to be done?").fill("Dishes")
            try page.button("Add").click()
            host.runUntilIdle()
            #expect(try page.field("What is to be done?").value == "")
        }
    }

    @Test("The field has the text after a failure")
    func failure() throws {
        struct Offline: Error {}
        try withTestHost { host in
            let page = try host.open(Site(title: "Chores") { _ in NewChoreView { _ in throw Offline() } })
            try page.field("What is to be done?").fill("Dishes")
            try page.button("Add").click()
            try page.expect(.text("It could not be added. Try again."))
            #expect(try page.field("What is to be done?").value == "Dishes")
        }
    }
}

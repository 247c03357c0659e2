import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

private enum TitleViewState {
    case editing(TitleModel)
    case saving(TitleModel)
}

private struct TitleModel {
    let title: String

    func edit(_ title: String) -> StateSequence<TitleViewState> {
        let model = TitleModel(title: title)
        return StateSequence(.saving(model)).then { .editing(model) }
    }
}

private struct TitleView: HTMLView {
    var initialState: TitleViewState { .editing(TitleModel(title: "")) }

    func body(_ container: StateContainer<TitleViewState>) -> some HTML {
        label {
            "Title"
            // snippet.branches
            switch container.state {
            case .editing(let model):
                input(name: "title", value: model.title).onInput { container.observe(model.edit($0)) }
            case .saving(let model):
                input(name: "title", value: model.title).onInput { container.observe(model.edit($0)) }
                p { "Saving…" }.role(.status)
            }
            // snippet.end
        }
    }
}

private struct AccountViewState {
    var username: String

    func rename(_ username: String) -> AccountViewState { AccountViewState(username: username) }
}

private struct AccountView: HTMLView {
    var initialState: AccountViewState { AccountViewState(username: "ada") }

    func body(_ container: StateContainer<AccountViewState>) -> some HTML {
        label {
            "Name"
            // snippet.bind
            input(name: "username")
                .bind(container.bind(\.username, to: AccountViewState.rename, debounced: .seconds(0.5)))
            // snippet.end
        }
        p { container.state.username }
    }
}

@Suite("Live pages: fields")
struct FieldSnippets {
    @Test("A field keeps its text while the state changes")
    func branches() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Note") { _ in TitleView() })
            try page.field(.containing("Title")).fill("Milk")  // now the branch of `.saving` is shown
            try page.expectNone(.status("Saving…"))  // and now that of `.editing`
            #expect(try page.field("Title").value == "Milk")
            #expect(try page.field("Title").isFocused)
        }
    }

    @Test("A bound field runs its action; a test host does not wait for the pause of the browser")
    func bind() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Account") { _ in AccountView() })
            try page.field("Name").fill("grace")
            try page.expect(.text("grace"))
        }
    }
}

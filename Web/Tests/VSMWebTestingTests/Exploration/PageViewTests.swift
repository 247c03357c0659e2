import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

/// The states of a draft, which can be renamed, pinned and sent.
private enum DraftViewState {
    case editing(DraftModel)
    case sending
    case failed(FailedModel)

    struct DraftModel: MutatingCopyable {
        var name = ""
        var isPinned = false

        func rename(_ name: String) -> DraftViewState { .editing(copy { $0.name = name }) }

        func pin(_ isPinned: Bool) -> DraftViewState { .editing(copy { $0.isPinned = isPinned }) }

        func send() -> StateSequence<DraftViewState> {
            StateSequence(.sending).then {
                try await choose(.success(()), .failure(SendingError()))
                return .editing(self)
            } catch: { _ in
                .failed(FailedModel(draft: self))
            }
        }
    }

    struct FailedModel {
        let draft: DraftModel

        func retry() -> StateSequence<DraftViewState> { draft.send() }
        func cancel() -> DraftViewState { .editing(draft) }
    }

    struct SendingError: Error {}

    static func explore() throws -> StateGraph<Self> {
        try StateGraph.explore(
            from: { _ in .editing(DraftModel()) },
            actions: { state in
                switch state {
                case .editing(let draft):
                    [
                        .action("rename", draft.rename("Plan")), .action("pin", draft.pin(true)),
                        .action("send", draft.send()),
                    ]
                case .sending: []
                case .failed(let model): [.action("retry", model.retry()), .action("cancel", model.cancel())]
                }
            }
        )
    }
}

/// What is wrong with a page.
enum PageMistake: String, CaseIterable, Sendable {
    case nothing
    case missingCancel
    case buttonWithoutAction
    case boxThatFlipsBack
    case fieldThatLosesText
    case twoButtonsWithOneName
    case dialog
}

private struct DraftPage: HTMLView {
    let mistake: PageMistake

    var initialState: DraftViewState { .editing(.init()) }

    func body(_ container: StateContainer<DraftViewState>) -> some HTML {
        switch container.state {
        case .editing(let draft): editor(draft, container)
        case .sending: p { "Sending…" }
        case .failed(let model):
            button { "Retry" }.onClick { container.observe(model.retry()) }
            if mistake != .missingCancel { button { "Cancel" }.onClick { container.observe(model.cancel()) } }
            if mistake == .dialog { div { p { "Not sent." } }.role(.dialog).accessibilityLabel("Problem") }
        }
    }

    private func editor(_ draft: DraftViewState.DraftModel, _ container: StateContainer<DraftViewState>) -> some HTML {
        div {
            label {
                "Name"
                input(name: "name").bind(draft.name) { name in
                    container.observe(draft.rename(mistake == .fieldThatLosesText ? "" : name))
                }
            }
            label {
                checkbox(name: "pinned", isChecked: false).bind(draft.isPinned) { isPinned in
                    container.observe(draft.pin(mistake == .boxThatFlipsBack ? false : isPinned))
                }
                "Pinned"
            }
            button { "Send" }.onClick {
                if mistake != .buttonWithoutAction { container.observe(draft.send()) }
            }
            if mistake == .twoButtonsWithOneName {
                button { "Send" }.onClick { container.observe(draft.send()) }
            }
        }
    }
}

@MainActor
@Suite("Exploring a page as a view")
struct PageViewTests {
    private func explore(_ mistake: PageMistake) throws -> ViewGraph<DraftViewState> {
        try ViewGraph.explore(samples: ["Name": ["Plan"]]) { host in
            try host.open(Site(title: "Draft") { _ in DraftPage(mistake: mistake) }, checks: [])
        }
    }

    @Test("A page that offers everything has no gaps")
    func complete() throws {
        try explore(.nothing).expectOffered(try DraftViewState.explore())
    }

    @Test(
        "A mistake is found, with its state and its control",
        arguments: [
            (PageMistake.missingCancel, "In \"failed\": no control performs \"cancel\", which leads to \"editing\"."),
            (.buttonWithoutAction, "In \"editing\": \"Send\" does nothing."),
            (.boxThatFlipsBack, "In \"editing\": \"turn on Pinned\" has no lasting effect."),
            (.fieldThatLosesText, "In \"editing\": \"enter \"Plan\" into Name\" has no lasting effect."),
            (.twoButtonsWithOneName, "In \"editing\": several controls are called button \"Send\"."),
        ]
    )
    func mistake(mistake: PageMistake, message: String) throws {
        let page = try explore(mistake)
        let feature = try DraftViewState.explore()
        withKnownIssue {
            page.expectOffered(feature)
        } matching: { issue in
            issue.comments.contains { "\($0)".contains(message) }
        }
    }

    @Test("A dialog is on top of the page")
    func dialog() throws {
        try explore(.dialog).graph.expectReachable("failed · Problem")
    }

    @Test("A form of rows with one name is used by what describes its buttons")
    func describedButtons() throws {
        try withTestHost { host in
            let site = Site(title: "Rows") { _ in
                div {
                    forEach(["Couch", "Ottoman"], key: \.self) { name in
                        div {
                            h2 { name }.id(name)
                            button { "Buy" }.ariaDescribedBy(name).onClick {}
                        }
                    }
                }
            }
            let page = try host.open(site)
            #expect(page.controls.map(\.name) == ["Buy, Couch", "Buy, Ottoman"])
        }
    }

    @Test("A text that is entered after a form was sent is not what was sent")
    func laterText() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Name") { _ in NamePage() })
            try page.field("Name").fill("Ada")
            try page.button("Save").click()
            try page.field("Name").fill("")
            try page.expect(.alert("A name is missing."))
        }
    }
}

/// A form that is also checked while a person types.
private struct NamePage: HTMLView {
    var initialState: String { "Grace" }

    func body(_ container: StateContainer<String>) -> some HTML {
        form {
            label {
                "Name"
                input(name: "name").bind(container.state) { container.observe($0) }.ariaInvalid(
                    container.state.isEmpty ? .true : .false
                )
            }
            if container.state.isEmpty { p { "A name is missing." }.role(.alert) }
            button(submits: true) { "Save" }
        }
        .onSubmit { container.observe($0["name"] ?? "") }
    }
}

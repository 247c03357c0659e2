import VSM
import VSMWeb

/// What a page tells the server when a person does something in it: the cases of `rules.json` say what that is.
///
/// A browser and the reference browser of `VSMWebTesting` open the same pages.
struct RulesView: HTMLView {
    /// The things that a page is about.
    enum Page: String {
        case branches, buttons, choices, fields, focus, forms, keys, links, reset, validity
    }

    struct ViewState {
        /// What the server has heard, in order.
        var heard: [String] = []
        /// Whether the person has asked for a change of the page.
        var isChanged = false
    }

    let page: Page

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let isChanged = container.state.isChanged
        let hear = { (event: String) in
            var state = container.state
            state.heard.append(event)
            container.observe(state)
        }
        let change = { container.observe(ViewState(heard: container.state.heard, isChanged: true)) }
        section {
            h1 { "Rules" }
            p { container.state.heard.joined(separator: " · ") }.id("heard").role(.status)
            switch page {
            case .branches: BranchRules(isChanged: isChanged, hear: hear)
            case .buttons: ButtonRules(hear: hear)
            case .choices: ChoiceRules(hear: hear)
            case .fields: FieldRules(isChanged: isChanged, hear: hear)
            case .focus: FocusRules(isChanged: isChanged, hear: hear)
            case .forms: FormRules(hear: hear)
            case .keys: KeyRules(hear: hear)
            case .links: LinkRules(hear: hear)
            case .reset: ResetRules(hear: hear)
            case .validity: ValidityRules(hear: hear)
            }
            button { "Change" }.onClick(change)
            button { "End" }.onClick { hear("end") }
        }
        // Changes the page while the focus stays where it is.
        .onKey(.pageDown, change)
    }
}

/// The page about a thing, by its name.
struct RulesPage: HTML {
    let name: String

    var content: some HTML {
        if let page = RulesView.Page(rawValue: name) {
            RulesView(page: page).key(name)
        } else {
            h1 { "There are no such rules." }
        }
    }
}

extension String {
    /// The text, or a word for none.
    var orNothing: String { isEmpty ? "nothing" : self }
}

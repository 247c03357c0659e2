import VSM
import VSMWeb

/// A page that records the events that the server receives.
///
/// The cases of `rules.json` have the expected events.
///
/// A browser and the reference browser of `VSMWebTesting` open the same pages.
struct RulesView: HTMLView {
    /// The subject of a page.
    enum Page: String {
        case branches, buttons, choices, fields, focus, forms, keys, links, presses, reset, validity, values
    }

    struct ViewState {
        /// The events that the server has received, in order.
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
            case .presses: PressRules(isChanged: isChanged, hear: hear, change: change)
            case .reset: ResetRules(hear: hear)
            case .validity: ValidityRules(hear: hear)
            case .values: ValueRules(isChanged: isChanged, hear: hear)
            }
            button { "Change" }.onClick(change)
            button { "End" }.onClick { hear("end") }
        }
        // Changes the page while the focus stays where it is.
        .onKey(.pageDown, change)
    }
}

/// The page of a subject, by its name.
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
    /// The text, or a word for an empty text.
    var orNothing: String { isEmpty ? "nothing" : self }
}

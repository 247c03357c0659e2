#if DEBUG
import VSM
@_spi(Inspection) import VSMInspector
import VSMWeb

/// The dependencies of the program, with the outcomes that a person forces.
struct OutcomesPanel: HTMLView {
    let inspector: SiteInspector

    private var outcomes: ForcedOutcomes { .shared }

    var initialState: ForcedOutcomes.Table { outcomes.table }

    func body(_ container: StateContainer<ForcedOutcomes.Table>) -> some HTML {
        let table = container.state
        section {
            if !table.names.isEmpty {
                h2 { "Dependencies" }
                forEach(table.names, key: \.self) { name in
                    div {
                        span { name }
                        select(name: "outcome") {
                            forEach(ForcedOutcome.allCases, key: \.self) { outcome in
                                option(value: outcome.rawValue, isSelected: outcome == table[name]) { outcome.rawValue }
                            }
                        }
                        .accessibilityLabel("Outcome of \(name)")
                        .onChange { text in
                            if let outcome = ForcedOutcome(rawValue: text) { inspector.force(outcome, of: name) }
                        }
                    }.class(table[name] == .own ? "outcome" : "outcome forced")
                }
            }
        }
        .class("outcomes")
        .onAppear { container.observe(outcomes.tables) }
    }
}
#endif

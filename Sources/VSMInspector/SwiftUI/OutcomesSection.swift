#if canImport(SwiftUI) && DEBUG
import SwiftUI
@_spi(Host) import VSM

/// The dependencies of the program, with the outcomes that a person forces.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct OutcomesSection: View {
    private let outcomes: ForcedOutcomes
    @ViewState private var table: ForcedOutcomes.Table

    init(_ outcomes: ForcedOutcomes = .shared) {
        self.outcomes = outcomes
        _table = .init(wrappedValue: outcomes.table)
    }

    var body: some View {
        Section("Dependencies") {
            if table.names.isEmpty {
                Text("No dependency with a forced outcome was called.").foregroundStyle(.secondary)
            }
            ForEach(table.names, id: \.self) { name in
                Picker(name, selection: $table.bind(\.[name], to: { outcomes.forcing($1, of: name, in: $0) })) {
                    ForEach(ForcedOutcome.allCases, id: \.self) { outcome in
                        Text(verbatim: outcome.rawValue).tag(outcome)
                    }
                }
            }
        }
        .onAppear { $table.observe(outcomes.tables) }
    }
}

extension ForcedOutcomes {
    /// Forces an outcome, and then follows all of them.
    fileprivate func forcing(_ outcome: ForcedOutcome, of name: String, in table: Table) -> StateSequence<Table> {
        force(outcome, of: name)
        // The values do not fail. Before iOS 18 and its siblings, their type does not say so.
        return StateSequence(table).following {
            self.tables
        } as: {
            $0
        } catch: { _ in
            nil
        }
    }
}

extension ForcedOutcomes.Table: UninspectedState {}
#endif

#if DEBUG
@_spi(Inspection) import VSMInspector
import VSMWeb

/// The changes of two containers beside each other, with the first difference marked.
struct ComparedJourneys: HTML {
    let first: InspectedContainer
    let second: InspectedContainer
    let inspector: Inspector

    var content: some HTML {
        let comparison = JourneyComparison(first.journey, second.journey, cause: inspector.cause)
        table {
            thead {
                tr {
                    th { "\(first.stateType) \(first.id)" }
                    th { "\(second.stateType) \(second.id)" }
                }
            }
            tbody {
                forEach(comparison.rows, key: \.number) { row in
                    tr {
                        td { row.first ?? "" }
                        td { row.second ?? "" }
                    }.class(row.number == comparison.firstDifference ? "different" : "")
                }
            }
        }.class("compared")
    }
}
#endif

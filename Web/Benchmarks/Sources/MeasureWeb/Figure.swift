/// A row of the table, with its unit.
enum Figure: String, CaseIterable {
    case counterAlone = "counter, 1 session, µs"
    case counterHundred = "counter, 100 sessions, µs"
    case counterThousand = "counter, 1,000 sessions, µs"
    case change = "one of 1,000 rows changes, µs"
    case insert = "a row inserted on top of 1,000, µs"
    case reverse = "1,000 rows reversed, µs"
    case incrementBytes = "increment, bytes"
    case changeBytes = "row changed, bytes"
    case insertBytes = "row inserted, bytes"
    case reverseBytes = "rows reversed, bytes"
    case counterResident = "idle session, counter, resident kB"
    case rowsResident = "idle session, 1,000 rows, resident kB"
    case openEmpty = "opening the counter, no session open, µs"
    case openFull = "opening the counter, many sessions open, µs"
    case firstPage = "first page of 1,000 rows, µs"

    /// The part that measures it.
    var part: Settings.Part {
        switch self {
        case .counterAlone, .counterHundred, .counterThousand, .change, .insert, .reverse: .events
        case .incrementBytes, .changeBytes, .insertBytes, .reverseBytes: .events
        case .counterResident, .rowsResident: .memory
        case .openEmpty, .openFull, .firstPage: .pages
        }
    }
}

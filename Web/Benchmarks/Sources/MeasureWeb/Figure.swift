/// A row of the table.
enum Figure: String, CaseIterable {
    case counterAlone, counterHundred, counterThousand, change, insert, reverse
    case incrementBytes, changeBytes, insertBytes, reverseBytes
    case counterResident, counterHeap, rowsResident, rowsHeap
    case openEmpty, openFull, firstPage
    case serverCores, machineCores
    case latencyAlone, latencyStalled

    /// What it is, with its unit.
    var title: String {
        switch self {
        case .counterAlone: "counter, 1 session, µs"
        case .counterHundred: "counter, 100 sessions, µs"
        case .counterThousand: "counter, 1,000 sessions, µs"
        case .change: "one of 1,000 rows changes, µs"
        case .insert: "a row inserted on top of 1,000, µs"
        case .reverse: "1,000 rows reversed, µs"
        case .incrementBytes: "increment, bytes"
        case .changeBytes: "row changed, bytes"
        case .insertBytes: "row inserted, bytes"
        case .reverseBytes: "rows reversed, bytes"
        case .counterResident: "idle session, counter, resident kB"
        case .counterHeap: "idle session, counter, live heap kB"
        case .rowsResident: "idle session, 1,000 rows, resident kB"
        case .rowsHeap: "idle session, 1,000 rows, live heap kB"
        case .openEmpty: "opening the counter, no session open, µs"
        case .openFull: "opening the counter, many sessions open, µs"
        case .firstPage: "first page of 1,000 rows, µs"
        case .serverCores: "counter, 1,000 sessions: cores of the server"
        case .machineCores: "counter, 1,000 sessions: cores of the machine"
        case .latencyAlone: "p99 of 50 sessions, ms"
        case .latencyStalled: "p99 while 100 others do not read, ms"
        }
    }

    /// The part that measures it.
    var part: Settings.Part {
        switch self {
        case .counterAlone, .counterHundred, .counterThousand, .change, .insert, .reverse, .serverCores, .machineCores:
            .events
        case .incrementBytes, .changeBytes, .insertBytes, .reverseBytes: .events
        case .counterResident, .counterHeap, .rowsResident, .rowsHeap: .memory
        case .openEmpty, .openFull, .firstPage: .pages
        case .latencyAlone, .latencyStalled: .stalled
        }
    }

    /// What Phoenix LiveView takes, quoted from issue 10 of this repository: version 1.2.10 with Phoenix 1.8 and Bandit, a
    /// production release on two cores, in another run.
    var liveView: String {
        switch self {
        case .counterAlone: "41"
        case .counterHundred: "37"
        case .counterThousand: "48"
        case .change: "1,230 (stream 65)"
        case .insert: "1,770 (stream 67)"
        case .reverse: "1,930"
        case .incrementBytes: "102"
        case .changeBytes: "132"
        case .insertBytes: "9,939"
        case .reverseBytes: "9,904"
        case .counterResident: "36 to 41"
        default: ""
        }
    }

    /// The figure to reach, as issue 10 states it.
    var goal: String {
        switch self {
        case .counterAlone: "14"
        case .counterHundred: "12"
        case .counterThousand: "16"
        case .change: "65"
        case .insert: "85"
        case .reverse: "600"
        case .incrementBytes: "35"
        case .changeBytes: "45"
        case .insertBytes: "120"
        case .reverseBytes: "5,000"
        case .counterResident: "15"
        case .rowsResident: "150"
        case .openFull: "as when empty"
        case .firstPage: "5 × floor"
        case .machineCores: "2"
        case .latencyStalled: "1.2 × alone"
        default: ""
        }
    }
}

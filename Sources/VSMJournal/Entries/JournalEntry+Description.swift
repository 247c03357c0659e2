@_spi(Host) import VSM

extension JournalEntry.Kind: CustomStringConvertible {
    /// The event on one line, such as `loading → loaded`.
    public var description: String {
        switch self {
        case .began, .finished, .cancelled, .droppedByDebounce, .droppedByThrottle: name
        case .transition(let previous, let next): "\(previous.onOneLine) → \(next.onOneLine)"
        case .superseded(let action), .detached(let action): action.map { "\(name) by #\($0)" } ?? name
        case .dropped(let state): "dropped \(state.onOneLine)"
        case .noted(let outcome): "\(outcome)"
        }
    }

    /// The name of the kind in files.
    var name: String {
        switch self {
        case .began: "began"
        case .transition: "transition"
        case .finished: "finished"
        case .superseded: "superseded"
        case .cancelled: "cancelled"
        case .detached: "detached"
        case .dropped: "dropped"
        case .droppedByDebounce: "droppedByDebounce"
        case .droppedByThrottle: "droppedByThrottle"
        case .noted(.outcome): "outcome"
        case .noted(.choice): "choice"
        }
    }
}

extension JournalEntry: CustomStringConvertible {
    /// The entry on one line.
    public var description: String {
        columns.filter { !$0.isEmpty }.joined(separator: "  ")
    }

    /// The time, the container, the action, the event, and the call site.
    var columns: [String] {
        [
            "\(seconds) s",
            container?.description ?? "",
            action?.number.map { "#\($0)" } ?? "",
            "\(kind)",
            [action?.shape?.rawValue, action?.call.map { "at \($0.onOneLine)" }].compactMap { $0 }
                .joined(separator: " "),
        ]
    }

    private var seconds: String {
        let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
        let digits = String(rest / 1_000)
        return "\(whole).\(String(repeating: "0", count: 6 - digits.count))\(digits)"
    }
}

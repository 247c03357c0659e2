#if DEBUG
import Foundation
import VSM

/// A line of a journey as a person reads it.
@_spi(Inspection) public struct JourneyText: Sendable {
    /// The line.
    public let line: JourneyLine
    /// The place of the call that caused the line, and its code.
    public let source: SourceLine?
    /// What caused the line, such as `model.load()`.
    public let cause: String
    /// The name of the new state.
    public let state: String?
    /// What happened, or how long it took, in few words.
    public let remark: String?
    /// What happened and why, as a sentence.
    public let sentence: String

    /// Describes a line of a journey.
    public init(_ line: JourneyLine, of inspector: Inspector) {
        func name(_ action: ActionInfo?) -> String { inspector.cause(action?.call) }
        self.line = line
        source = line.action?.call.flatMap(inspector.source)
        cause = line.action.map(name) ?? "created"
        state = line.state?.name
        let duration = line.duration.map(Self.duration)
        (remark, sentence) =
            switch line.event {
            case .began: (nil, "The container was created with its first state.")
            case .moved:
                (
                    duration, "The state changed\(duration.map { " \($0) after the action began" } ?? "")."
                )
            case .finished:
                ("finished" + (duration.map { " after \($0)" } ?? ""), "The action returned everything.")
            case .superseded(let other):
                ("superseded by \(name(other))", "The action ended, because another one began: \(name(other)).")
            case .cancelled: ("cancelled", "The action ended, because the view left.")
            case .detached(let other):
                (
                    other.map { "superseded by \(name($0)), but continues" } ?? "continues without the view",
                    "The action finishes without the container, because \(other.map { "\(name($0)) began" } ?? "the view left")."
                )
            case .dropped(let state):
                ("dropped \(state.name)", "This state came late, after the action had ended, and was dropped.")
            case .droppedByDebounce: ("debounced", "A later call replaced this one while it waited.")
            case .droppedByThrottle: ("throttled", "A later call replaced this one within the interval.")
            }
    }

    /// The time since the inspector began.
    public var time: String {
        let milliseconds = line.time / 1_000_000
        let rest = String(milliseconds % 1_000)
        return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    }

    /// The module and the file of the call.
    public var place: String { line.action?.call?.file ?? "" }

    /// The values that the line changed.
    public var changes: [StateDifference.Change] {
        switch line.event {
        case .moved(let previous, let next): StateDifference(from: previous.outline, to: next.outline).changes
        case .began(let state), .dropped(let state): StateDifference(from: StateOutline(), to: state.outline).changes
        default: []
        }
    }

    /// Returns whether a person who searches wants to see the line.
    ///
    /// - Parameters:
    ///   - search: A text in the line, in upper or lower case; every line has an empty one.
    ///   - onlyChanges: Whether they want to see changes of the state only.
    public func matches(_ search: String, onlyChanges: Bool) -> Bool {
        if onlyChanges, line.state == nil { return false }
        let text = "\(cause) \(state ?? "") \(remark ?? "") \(place)"
        return search.isEmpty || text.lowercased().contains(search.lowercased())
    }

    private static func duration(_ nanoseconds: Int64) -> String {
        switch nanoseconds {
        case ..<1_000_000: "\(nanoseconds / 1_000) µs"
        case ..<10_000_000_000: "\(nanoseconds / 1_000_000) ms"
        default: "\(nanoseconds / 1_000_000_000) s"
        }
    }
}
#endif

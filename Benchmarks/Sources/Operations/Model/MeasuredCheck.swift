/// A count that is measured once per run at full speed: late results that were applied, or bytes that were not freed.
public struct MeasuredCheck: Sendable {
    /// The name on the command line.
    public let name: String

    /// The title in the table.
    public let title: String

    /// The maximum.
    public let limit: Int

    /// Returns the count, on the main actor.
    public let count: @MainActor @Sendable (_ runLoop: ManualRunLoop) -> Int
}

extension MeasuredCheck {
    /// Every check, in the order of the table.
    public static let all: [MeasuredCheck] = [
        .lateClosures,
        .lateStreams,
        .latePublishers,
        .heapAfterSuperseding,
    ]

    /// Returns the check with a name.
    public static func named(_ name: String) -> MeasuredCheck? {
        all.first { $0.name == name }
    }
}

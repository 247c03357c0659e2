/// One thing that is counted once in a run, at full speed: late results that landed, bytes that were not given back.
public struct MeasuredCheck: Sendable {
    /// What it is called on the command line.
    public let name: String

    /// What it is called in the table.
    public let title: String

    /// The most that it may be.
    public let limit: Int

    /// Counts it, on the main actor.
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

    /// The check of that name.
    public static func named(_ name: String) -> MeasuredCheck? {
        all.first { $0.name == name }
    }
}

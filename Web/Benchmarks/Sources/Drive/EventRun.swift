public import LiveMessages
public import NIOCore

/// The events that a browser sends: the next one when the last was answered.
public struct EventRun: Sendable {
    /// What the person does.
    public var event: PageEvent
    /// No event is sent after this time.
    public var deadline: NIODeadline
    /// No more events are sent than these.
    public var maximum: Int

    /// Creates a run.
    public init(_ event: PageEvent, until deadline: NIODeadline, maximum: Int = .max) {
        self.event = event
        self.deadline = deadline
        self.maximum = maximum
    }
}

/// What was seen of a run.
public struct EventCount: Sendable {
    /// The events that were answered.
    public var events = 0
    /// The bytes of the browser's messages, without the headers of frames.
    public var sentBytes = 0
    /// The bytes of the server's messages, without the headers of frames.
    public var receivedBytes = 0
    /// The bytes of the headers of the server's frames.
    public var receivedHeaderBytes = 0

    /// Creates a count of nothing.
    public init() {}

    /// Adds another count.
    public static func += (left: inout EventCount, right: EventCount) {
        left.events += right.events
        left.sentBytes += right.sentBytes
        left.receivedBytes += right.receivedBytes
        left.receivedHeaderBytes += right.receivedHeaderBytes
    }

    /// The bytes that the server sent for an event, with the headers of frames.
    public var bytesPerEvent: Double { Double(receivedBytes + receivedHeaderBytes) / Double(max(1, events)) }
}

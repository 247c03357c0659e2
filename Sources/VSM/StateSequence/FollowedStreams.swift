/// The streams that actions follow, and those that have ended because an action that followed them was cancelled.
///
/// An `AsyncStream` gives each value to one of its followers, and ends for good when a task that waits for it is cancelled.
/// A second action would silently get a part of the values, or none.
private struct FollowedStreams {
    static let shared = Locked(FollowedStreams())

    private var followed: Set<UInt> = []
    private var ended: [UInt: WeakReference<AnyObject>] = [:]
    /// The number of ended streams at which those that have been released are removed.
    private var limit = 16

    /// Notes that an action begins to follow a stream.
    ///
    /// - Returns: Whether it is the only one, and the stream has not ended.
    mutating func begin(_ identity: UInt) -> Bool {
        guard followed.insert(identity).inserted else { return false }
        guard let ended = ended[identity] else { return true }
        // Otherwise, the address was used again.
        return ended.object == nil
    }

    mutating func end(_ identity: UInt) { followed.remove(identity) }

    /// Notes that a stream has ended.
    mutating func note(_ stream: AnyObject, endedAs identity: UInt) {
        if ended.count >= limit {
            ended = ended.filter { $0.value.object != nil }
            limit = max(16, 2 * ended.count)
        }
        ended[identity] = WeakReference(stream)
    }
}

/// A stream that an action follows.
@usableFromInline
struct FollowedStream {
    private let stream: any SingleFollowerStream
    private let identity: UInt

    /// Begins to follow values, and reports it if they are of a stream that cannot be followed any more.
    ///
    /// - Returns: The stream, for ``end(wasCancelled:)``; `nil` if the values are not of a stream.
    @usableFromInline
    static func begin<Values: AsyncSequence>(_ values: Values) -> FollowedStream? {
        guard let stream = (values as? any StreamValues)?.stream, let identity = stream.identity else { return nil }
        if !FollowedStreams.shared.withLock({ $0.begin(identity) }) {
            RuntimeIssue.report(
                """
                An action follows a stream that another action follows or has followed, so it gets a part of the values, or \
                none: \(Values.self). An AsyncStream gives each value to one follower, and ends when the action of a follower \
                ends. For data, follow the values of a CurrentValue. For events, make a stream for each follower.
                """,
                at: ObjectIdentifier(Values.self)
            )
        }
        return FollowedStream(stream: stream, identity: identity)
    }

    /// Ends to follow the stream.
    ///
    /// - Parameter wasCancelled: Whether the action's task was cancelled while it waited for a value, which ends the stream.
    @usableFromInline
    func end(wasCancelled: Bool) {
        let object = wasCancelled ? stream.sharedObject : nil
        FollowedStreams.shared.withLock { streams in
            streams.end(identity)
            if let object { streams.note(object, endedAs: identity) }
        }
    }
}

// MARK: - Streams

/// A sequence whose values may be those of a stream.
protocol StreamValues {
    var stream: (any SingleFollowerStream)? { get }
}

/// A stream whose copies share their values.
protocol SingleFollowerStream: StreamValues {}

extension SingleFollowerStream {
    var stream: (any SingleFollowerStream)? { self }

    /// The bits of the stream, which its copies have in common while one of them exists.
    fileprivate var identity: UInt? {
        MemoryLayout<Self>.size == MemoryLayout<UInt>.size ? unsafe unsafeBitCast(self, to: UInt.self) : nil
    }

    /// The object that its copies share.
    fileprivate var sharedObject: AnyObject? {
        let value = Mirror(reflecting: self).children.first?.value
        guard let value, type(of: value) is AnyClass else { return nil }
        return value as AnyObject
    }
}

extension AsyncStream: SingleFollowerStream {}
extension AsyncThrowingStream: SingleFollowerStream {}

/// An operator of the standard library, whose values come from another sequence.
private protocol StreamOperator: StreamValues {}

extension StreamOperator {
    var stream: (any SingleFollowerStream)? {
        (Mirror(reflecting: self).descendant("base") as? any StreamValues)?.stream
    }
}

extension AsyncMapSequence: StreamOperator {}
extension AsyncCompactMapSequence: StreamOperator {}
extension AsyncFilterSequence: StreamOperator {}
extension AsyncDropFirstSequence: StreamOperator {}
extension AsyncPrefixSequence: StreamOperator {}

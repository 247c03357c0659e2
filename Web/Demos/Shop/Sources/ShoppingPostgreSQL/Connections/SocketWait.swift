#if PostgreSQL
import Dispatch

/// A wait until a socket can be read or written, which blocks no thread.
///
/// Its state belongs to one queue, on which all handlers run.
final class SocketWait: @unchecked Sendable {
    enum Direction { case reading, writing }
    enum Outcome { case ready, late, cancelled }

    private static let queue = DispatchQueue(label: "Shopping.PostgreSQL")

    private let source: any DispatchSourceProtocol
    private let timer: any DispatchSourceTimer
    private var outcome: Outcome?

    private init(_ socket: Int32, _ direction: Direction, until deadline: ContinuousClock.Instant) {
        source =
            switch direction {
            case .reading: DispatchSource.makeReadSource(fileDescriptor: socket, queue: Self.queue)
            case .writing: DispatchSource.makeWriteSource(fileDescriptor: socket, queue: Self.queue)
            }
        timer = DispatchSource.makeTimerSource(queue: Self.queue)
        let rest = max(ContinuousClock.now.duration(to: deadline), .zero).components
        timer.schedule(
            deadline: .now() + .seconds(Int(rest.seconds)) + .nanoseconds(Int(rest.attoseconds / 1_000_000_000))
        )
    }

    /// Waits until a socket is ready, the deadline has passed, or the task is cancelled.
    ///
    /// The socket may be closed afterwards: Dispatch no longer knows it.
    static func run(
        _ socket: Int32,
        _ direction: Direction,
        until deadline: ContinuousClock.Instant
    ) async -> Outcome {
        // Whoever uses the connection next learns that it is lost.
        guard socket >= 0 else { return .ready }
        let wait = SocketWait(socket, direction, until: deadline)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { wait.start($0) }
        } onCancel: {
            Self.queue.async { wait.end(.cancelled) }
        }
    }

    private func start(_ continuation: CheckedContinuation<Outcome, Never>) {
        source.setEventHandler { self.end(.ready) }
        timer.setEventHandler { self.end(.late) }
        source.setCancelHandler { continuation.resume(returning: self.outcome ?? .cancelled) }
        // A source that was cancelled before also calls its handler.
        source.activate()
        timer.activate()
    }

    private func end(_ outcome: Outcome) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        source.cancel()
        timer.cancel()
    }
}
#endif

#if DEBUG
import VSM

/// Shows the states of journeys one after the other.
///
/// It may be used from any thread.
@_spi(Inspection) public final class JourneyReplays: Sendable {
    /// The journeys that are shown now, by the numbers of their containers.
    private let running = Locked<[Int: Task<Void, any Error>]>([:])

    /// Creates replays, of which none runs.
    public init() {}

    /// Shows the state after each line of a container's journey, and then the current one.
    ///
    /// - Parameters:
    ///   - container: The container, whose previous replay ends.
    ///   - pause: Waits between two states.
    ///   - present: Shows the state after a line, or the current one for `nil`.
    public func start(
        _ container: InspectedContainer,
        pause: @escaping @Sendable () async throws -> Void,
        present: @escaping @Sendable (Int?) async -> Void
    ) {
        let lines = container.journey.filter { $0.state != nil }.map(\.id)
        let replay = Task {
            for line in lines {
                await present(line)
                try await pause()
            }
            await present(nil)
        }
        running.withLock { $0.updateValue(replay, forKey: container.id) }?.cancel()
    }

    /// Ends the replay of a container.
    public func stop(_ container: Int) {
        running.withLock { $0.removeValue(forKey: container) }?.cancel()
    }

    /// Waits between two states for as long as a person needs to see one.
    public static let pause: @Sendable () async throws -> Void = { try await Task.sleep(nanoseconds: 800_000_000) }
}
#endif

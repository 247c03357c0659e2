import Synchronization

@testable import VSM

/// An observer that keeps a line for each event.
final class EventRecord: ContainerObserver {
    private let kept = Mutex<[String]>([])

    var lines: [String] { kept.withLock { $0 } }

    func containerDidEmit(_ event: ContainerEvent) {
        let what =
            switch event.kind {
            case .transition(let previous, let next): "\(previous) → \(next)"
            case .dropped(let state): "dropped \(state)"
            case .superseded(let successor): "superseded by \(successor.number ?? 0)"
            case .detached(let successor): "detached\(successor.map { " by \($0.number ?? 0)" } ?? "")"
            default: event.kind.name
            }
        let line = "\(event.action.number ?? 0) \(event.action.shape?.rawValue ?? "-"): \(what)"
        kept.withLock { $0.append(line) }
    }
}

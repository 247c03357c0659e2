#if canImport(os)
public import VSM
public import os

/// Shows the actions of containers in Instruments, as signposts.
///
/// ```swift
/// withContainerObserver(ContainerSignposter(subsystem: "com.example.shop")) { ShoppingApp.main() }
/// ```
///
/// Each action is an interval of the category `VSM`, with its state type and the call that observed it. Each of its first
/// 128 states, a state that is dropped, and a call that is debounced or throttled away is an event. A state is recorded as
/// the name of its case. Without Instruments, nothing is recorded.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public final class ContainerSignposter: ContainerObserver, @unchecked Sendable {
    private struct Interval {
        let id: OSSignpostID
        let state: OSSignpostIntervalState
    }

    /// Any thread may use it, which its declaration does not say.
    private let signposter: OSSignposter
    private let actions = SharedOpenActions<Interval>()

    /// Creates an observer with a signposter of its own.
    ///
    /// - Parameters:
    ///   - subsystem: The subsystem in Instruments, usually the identifier of the app's bundle.
    ///   - category: The category in Instruments.
    public convenience init(subsystem: String, category: String = "VSM") {
        self.init(OSSignposter(subsystem: subsystem, category: category))
    }

    /// Creates an observer.
    ///
    /// - Parameter signposter: Emits the signposts.
    public init(_ signposter: OSSignposter) {
        self.signposter = signposter
    }

    /// Begins or ends the interval of an action, or emits an event.
    public func containerDidEmit(_ event: ContainerEvent) {
        switch actions.step(event) {
        case .begin:
            guard signposter.isEnabled else { return }
            let id = signposter.makeSignpostID()
            let (type, action) = (event.container.stateType, event.action.description)
            let state = signposter.beginInterval(
                "action",
                id: id,
                "\(type, privacy: .public) \(action, privacy: .public)"
            )
            actions.add(Interval(id: id, state: state), for: event)
        case .state(let interval):
            emit(event, id: interval.id)
        case .end(let interval, _):
            signposter.endInterval("action", interval.state, "\(event.kind.name, privacy: .public)")
        case .instant:
            emit(event, id: .exclusive)
        case .nothing:
            break
        }
    }

    private func emit(_ event: ContainerEvent, id: OSSignpostID) {
        guard signposter.isEnabled else { return }
        let (type, name) = (event.container.stateType, event.stateName ?? "")
        signposter.emitEvent(
            "event",
            id: id,
            "\(type, privacy: .public) \(event.kind.name, privacy: .public) \(name, privacy: .public)"
        )
    }
}
#endif

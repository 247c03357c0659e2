import HeadlessHosts
import VSM

/// Sees the actions of a host's containers, and knows those that run.
final class SeenActions: HostedActions {
    /// The objects that see the containers which the current task creates.
    @TaskLocal private static var current: [SeenActions] = []

    private let observer = RunningActionsObserver(limit: .max)

    var running: [String] { observer.runningActions }

    func see<Result>(_ code: () throws -> Result) rethrows -> Result {
        // What a host calls may be a task that began here: observers would add up.
        if Self.current.contains(where: { $0 === self }) { return try code() }
        return try Self.$current.withValue(Self.current + [self]) {
            try withContainerObserver(observer, operation: code)
        }
    }

    func see(containersOf object: AnyObject) {
        if let holder = object as? any ContainerHolder { return holder.attach(observer) }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            attach(to: current)
            mirror = current.superclassMirror
        }
    }

    private func attach(to mirror: Mirror) {
        for (_, value) in mirror.children {
            if let holder = value as? any ContainerHolder {
                holder.attach(observer)
            } else {
                let mirror = Mirror(reflecting: value)
                // Property wrappers are structs.
                if mirror.displayStyle == .struct || mirror.displayStyle == .optional { attach(to: mirror) }
            }
        }
    }
}

/// An object whose container a host can see.
private protocol ContainerHolder {
    func attach(_ observer: RunningActionsObserver)
}

extension StateContainer: ContainerHolder {
    fileprivate func attach(_ observer: RunningActionsObserver) {
        let _: StateContainer = attach(observer)
    }
}

extension RenderedViewState.RenderedContainer: ContainerHolder {
    fileprivate func attach(_ observer: RunningActionsObserver) { container.attach(observer) }
}

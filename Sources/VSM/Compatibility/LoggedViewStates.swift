// The parameters with which the property wrappers of 2.0 log the states of a view: `loggingEnabled` logs each change, with
// the whole state, to the system's log, or to the standard output on systems without one; `subsystem` is that of the log,
// and its category is the name of the view's class or of `observedViewType`. Prefer `withContainerObserver`.
#if canImport(Darwin)
import os
#endif

extension RenderedViewState {
    /// Renders with a method that is called when the state has changed, and logs the states.
    @_disfavoredOverload
    public init<Parent: AnyObject>(
        wrappedValue: State,
        render: @escaping (Parent) -> () -> Void,
        subsystem: String = "VSM",
        loggingEnabled: Bool = false,
        isolation: (any Actor)? = #isolation
    ) {
        self.init(wrappedValue: wrappedValue, render: render, isolation: isolation)
        if loggingEnabled { projectedValue.container.add(ContainerPrinter(logging: Parent.self, in: subsystem)) }
    }

    /// Renders with a method that is called before the state changes, with the new state, and logs the states.
    @_disfavoredOverload
    public init<Parent: AnyObject>(
        wrappedValue: State,
        render: @escaping (Parent) -> (State) -> Void,
        subsystem: String = "VSM",
        loggingEnabled: Bool = false,
        isolation: (any Actor)? = #isolation
    ) {
        self.init(wrappedValue: wrappedValue, render: render, isolation: isolation)
        if loggingEnabled { projectedValue.container.add(ContainerPrinter(logging: Parent.self, in: subsystem)) }
    }
}

#if canImport(SwiftUI)
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ViewState {
    /// Creates the state of a view with its first value, and logs the states.
    @_disfavoredOverload
    public nonisolated init(
        wrappedValue state: State,
        subsystem: String = "VSM",
        observedViewType: Any.Type? = nil,
        loggingEnabled: Bool = false
    ) {
        self.init {
            let container = StateContainer(state: state, isolation: MainActor.shared)
            if loggingEnabled { container.add(ContainerPrinter(logging: observedViewType, in: subsystem)) }
            container.observeInitialActionIfAny()
            return container
        }
    }
}
#endif

extension ContainerPrinter {
    /// Creates a printer of the states of a view, which writes to the system's log if there is one.
    fileprivate init(logging view: Any.Type?, in subsystem: String) {
        let category = view.map { "\($0)" } ?? "View"
        #if canImport(Darwin)
        let log = OSLog(subsystem: subsystem, category: category)
        self.init(options: [.didSet, .event]) { line in
            unsafe line.withCString { unsafe os_log(.info, log: log, "%{public}s", $0) }
        }
        #else
        self.init(options: [.didSet, .event]) { print("\(category): \($0)") }
        #endif
    }
}

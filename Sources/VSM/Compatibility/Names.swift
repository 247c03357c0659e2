// What vsm-ios spelled otherwise, with the form to prefer. Nothing of this package uses it.

// MARK: Types

/// The container in 2.0; prefer ``StateContainer``.
@available(swift, deprecated: 100, renamed: "StateContainer")
public typealias AsyncStateContainer<State> = StateContainer<State>

/// The property wrapper of 1.x in 2.0; prefer ``RenderedViewState``.
@available(swift, deprecated: 100, renamed: "RenderedViewState")
public typealias LegacyRenderedViewState<State> = RenderedViewState<State>

#if canImport(SwiftUI)
/// The property wrapper of 1.x in 2.0; prefer ``ViewState``.
@available(swift, deprecated: 100, renamed: "ViewState")
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public typealias LegacyViewState<State> = ViewState<State>
#endif

// MARK: References to methods, which cannot have the parameters with the place of the call

extension ActionObserving {
    /// For `states.forEach(container.observe)`.
    @available(swift, deprecated: 100, message: "Prefer observe(_:file:line:), which knows the place of the call.")
    @_disfavoredOverload
    public func observe(_ nextState: ActionState) { container.observe(ObservedAction(nextState), from: CallSite()) }
}

extension StateContainer {
    /// For `states.map(StateContainer.init(state:))`, with containers of the main actor.
    @_disfavoredOverload
    public convenience init(state: State) { self.init(state: state, isolation: MainActor.shared) }
}

// MARK: Debugging in 1.x

/// Prefer ``StateContainerDebugOptions``.
public typealias _StateContainerDebugOptions = StateContainerDebugOptions

extension StateContainerDebugOptions {
    /// Has no effect: every option prints to standard output.
    public static let print = Self(rawValue: 1 << 2)
    /// Has no effect: every option prints to standard output, because there is no `NSLog` without Foundation.
    public static let nsLog = Self(rawValue: 1 << 3)
}

/// Prefer ``DescribedState``.
public enum _StateContainerUtils {
    /// The name of an enum's case, or the name of the type if the value is not an enum.
    public static func getEnumName(_ value: Any) -> String { DescribedState(value).caseName }
}

extension StateContaining {
    /// Prints the changes of the container's state.
    @available(*, deprecated, renamed: "debug(options:)")
    @discardableResult
    public func _debug(options: StateContainerDebugOptions = .defaults) -> Self {
        debug(options: options)
    }
}

extension StateContainer where State == Any {
    /// Prints the changes of all containers that are created from now on; `[]` stops that.
    @available(*, deprecated, message: "Use withContainerObserver(ContainerPrinter()).")
    public static func _debug(options: StateContainerDebugOptions = .defaults) {
        ScopedObservers.setDefault(options.isEmpty ? nil : ContainerPrinter(options: options))
    }
}

extension RenderedViewState where State == Any {
    /// Prints the changes of all containers that are created from now on; `[]` stops that.
    @available(*, deprecated, message: "Use withContainerObserver(ContainerPrinter()).")
    public static func _debug(options: StateContainerDebugOptions = .defaults) {
        StateContainer._debug(options: options)
    }
}

#if canImport(SwiftUI)
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ViewState where State == Any {
    /// Prints the changes of all containers that are created from now on; `[]` stops that.
    @available(*, deprecated, message: "Use withContainerObserver(ContainerPrinter()).")
    public nonisolated static func _debug(options: StateContainerDebugOptions = .defaults) {
        StateContainer._debug(options: options)
    }
}
#endif

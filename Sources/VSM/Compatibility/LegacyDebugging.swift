// The debugging API of vsm-ios 1.x.

/// The name of the options in vsm-ios 1.x.
public typealias _StateContainerDebugOptions = StateContainerDebugOptions

extension StateContainerDebugOptions {
    /// Prints to standard output, as every option does.
    public static let print = Self(rawValue: 1 << 2)
    /// Prints to standard output; there is no `NSLog` without Foundation.
    public static let nsLog = Self(rawValue: 1 << 3)
}

/// The name of a state's case; for a value that is not an enum, vsm-ios 1.x returned a description.
public enum _StateContainerUtils {
    /// The name of an enum's case, or the name of the type if the value is not an enum.
    public static func getEnumName(_ value: Any) -> String { DescribedState(value).caseName }
}

extension StateContaining {
    /// Prints the changes of the container's state.
    @available(*, deprecated, renamed: "debug(options:)")
    @discardableResult
    public func _debug(options: StateContainerDebugOptions = .defaults) -> Self {
        (self as? StateContainer<State>)?.debug(options: options)
        (self as? RenderedViewState<State>.RenderedContainer)?.container.debug(options: options)
        return self
    }
}

extension StateContainer where State == Any {
    /// Prints the changes of all containers that are created from now on, whatever the type of their states.
    ///
    /// - Parameter options: What to print; `[]` stops printing for containers that are created afterwards.
    @available(*, deprecated, message: "Use withContainerObserver(ContainerPrinter()).")
    public static func _debug(options: StateContainerDebugOptions = .defaults) {
        ScopedObservers.setDefault(options.isEmpty ? nil : ContainerPrinter(options: options))
    }
}

extension RenderedViewState where State == Any {
    /// Prints the changes of all containers that are created from now on, whatever the type of their states.
    @available(*, deprecated, message: "Use withContainerObserver(ContainerPrinter()).")
    public static func _debug(options: StateContainerDebugOptions = .defaults) {
        StateContainer._debug(options: options)
    }
}

#if canImport(SwiftUI)
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ViewState where State == Any {
    /// Prints the changes of all containers that are created from now on, whatever the type of their states.
    @available(*, deprecated, message: "Use withContainerObserver(ContainerPrinter()).")
    public nonisolated static func _debug(options: StateContainerDebugOptions = .defaults) {
        StateContainer._debug(options: options)
    }
}
#endif

/// The interface of a container for views: that of ``StateContainer``, and of the projection of ``RenderedViewState``.
///
/// Take it in code that serves SwiftUI views and view controllers alike:
///
/// ```swift
/// func log(_ container: some StateContaining<CartViewState>) { container.debug().attach(CartLogger()) }
/// ```
public protocol StateContaining<State>: StateObserving, StatePublishing, StateBinding {}

extension StateContainer: StateContaining {
    /// The states that actions return.
    public typealias ActionState = State

    /// This container.
    @inlinable public var container: StateContainer<State> { self }
}

extension StateContaining {
    /// The states of the container as an asynchronous sequence, starting with the current one.
    ///
    /// The sequence begins when you access the property. It buffers every later state until you read it, and ends when
    /// the container is released.
    ///
    /// ```swift
    /// for await state in container.states { render(state) }
    /// ```
    ///
    /// Each access creates a new sequence, which you iterate once. A sequence that is not iterated buffers every state.
    public var states: StateContainer<State>.States { container.makeStates() }

    /// Attaches an observer, which receives every event of the container from now on.
    ///
    /// If an action is already running and no other observer saw it begin, the observer receives only its states, with
    /// the number of the action.
    ///
    /// - Parameter observer: Receives the events; the container retains it.
    /// - Returns: The container.
    @discardableResult
    public func attach(_ observer: some ContainerObserver) -> Self {
        let container = container
        if container.storage.owner.checkCaller(of: "attach") {
            container.add(observer)
        } else {
            container.storage.forwardToMainActor("attach") { container.add(observer) }
        }
        return self
    }

    /// Prints the changes of the container's state.
    ///
    /// ```swift
    /// let container = StateContainer(state: initialState).debug()
    /// let profile = StateContainer(state: EditUserProfileViewState(data: .ada)).debug(casesOf: \.editingState)
    /// ```
    ///
    /// - Parameters:
    ///   - options: What to print.
    ///   - keyPath: An enum in a state that is a structure; the name of its case is printed in any case.
    /// - Returns: The container.
    @discardableResult
    public func debug(
        options: StateContainerDebugOptions = .defaults,
        casesOf keyPath: PartialKeyPath<State>? = nil
    ) -> Self {
        attach(
            keyPath.map { ContainerPrinter(options: options, casesOf: $0) } ?? ContainerPrinter(options: options)
        )
    }
}

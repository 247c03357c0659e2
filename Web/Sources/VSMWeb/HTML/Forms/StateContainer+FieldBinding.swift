@_spi(Host) public import VSM

// The overloads of `bind` for fields, one for each shape of action, as for SwiftUI.

extension StateContainer {
    /// Binds a value of the state to an action, for a field of a page.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value. The container observes the result.
    ///   - pause: The time without typing after which the container calls the action.
    public func bind<Value>(
        _ path: KeyPath<State, Value>,
        to setter: @escaping (State, Value) -> State,
        debounced pause: RateLimitTime? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> FieldBinding<Value> {
        binding(path, pause, CallSite(file: file, line: line)) { state, value in
            ObservedAction(setter(state, value))
        }
    }

    /// Binds a value of the state to an action of the state itself, for a field of a page.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: A method of the state, such as `ProfileViewState.rename`. The container observes the result.
    ///   - pause: The time without typing after which the container calls the action.
    public func bind<Value>(
        _ path: KeyPath<State, Value>,
        to setter: @escaping (State) -> (Value) -> State,
        debounced pause: RateLimitTime? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> FieldBinding<Value> {
        binding(path, pause, CallSite(file: file, line: line)) { state, value in
            ObservedAction(setter(state)(value))
        }
    }

    /// Binds a value of the state to an action that returns a sequence of states or runs to its end, for a field of a
    /// page.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value. The container observes the result.
    ///   - pause: The time without typing after which the container calls the action.
    public func bind<Value, Action: ActionResult<State>>(
        _ path: KeyPath<State, Value>,
        to setter: @escaping (State, Value) -> Action,
        debounced pause: RateLimitTime? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> FieldBinding<Value> {
        binding(path, pause, CallSite(file: file, line: line)) { state, value in
            setter(state, value)._observed
        }
    }

    /// Binds a value of the state to a method of the state that returns a sequence of states or runs to its end, for a
    /// field.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: A method of the state, such as `ProfileViewState.rename`. The container observes the result.
    ///   - pause: The time without typing after which the container calls the action.
    public func bind<Value, Action: ActionResult<State>>(
        _ path: KeyPath<State, Value>,
        to setter: @escaping (State) -> (Value) -> Action,
        debounced pause: RateLimitTime? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> FieldBinding<Value> {
        binding(path, pause, CallSite(file: file, line: line)) { state, value in
            setter(state)(value)._observed
        }
    }

    /// Binds a value of the state to an asynchronous action, for a field of a page.
    ///
    /// The state has the new value only after the action returns, so the field does not hold it. The page does not
    /// overwrite the text that a person types while they are in the field.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value. The container observes the result.
    ///   - pause: The time without typing after which the container calls the action.
    public func bindAsync<Value>(
        _ path: KeyPath<State, Value>,
        to setter: @escaping (State, Value) async -> State,
        debounced pause: RateLimitTime? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> FieldBinding<Value> {
        binding(path, pause, holdsState: false, CallSite(file: file, line: line)) { state, value in
            ObservedAction { await setter(state, value) }
        }
    }

    /// Binds a value of the state to an asynchronous action of the state itself, for a field of a page.
    ///
    /// The state has the new value only after the action returns, so the field does not hold it. The page does not
    /// overwrite the text that a person types while they are in the field.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: A method of the state, such as `ProfileViewState.rename`. The container observes the result.
    ///   - pause: The time without typing after which the container calls the action.
    public func bindAsync<Value>(
        _ path: KeyPath<State, Value>,
        to setter: @escaping (State) -> (Value) async -> State,
        debounced pause: RateLimitTime? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> FieldBinding<Value> {
        binding(path, pause, holdsState: false, CallSite(file: file, line: line)) { state, value in
            ObservedAction { await setter(state)(value) }
        }
    }

    /// Binds a value of the state to an action that returns a publisher of states, for a field of a page.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value. The container observes the result.
    ///   - pause: The time without typing after which the container calls the action.
    public func bind<Value, States: Publisher<State, Never>>(
        _ path: KeyPath<State, Value>,
        to setter: @escaping (State, Value) -> States,
        debounced pause: RateLimitTime? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> FieldBinding<Value> {
        binding(path, pause, CallSite(file: file, line: line)) { state, value in
            ObservedAction(setter(state, value))
        }
    }

    /// Binds a value of the state to a method of the state that returns a publisher of states, for a field of a page.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: A method of the state, such as `ProfileViewState.rename`. The container observes the result.
    ///   - pause: The time without typing after which the container calls the action.
    public func bind<Value, States: Publisher<State, Never>>(
        _ path: KeyPath<State, Value>,
        to setter: @escaping (State) -> (Value) -> States,
        debounced pause: RateLimitTime? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> FieldBinding<Value> {
        binding(path, pause, CallSite(file: file, line: line)) { state, value in
            ObservedAction(setter(state)(value))
        }
    }

    /// Binds a value of the state to an action that not every state offers, for a field of a page.
    ///
    /// ```swift
    /// input(name: "name").bind(container.bind(\.name, whenOffered: { $0.editor?.rename($1) }))
    /// ```
    ///
    /// A value that a person enters while the state does not offer the action is not lost: the field keeps it, and the
    /// action is observed with it in the next state that offers it. To refuse such values, disable the field.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - action: Takes the current state and the new value, and calls the action or returns `nil`; see `ActionBuilder`.
    ///   - pause: The time without typing after which the container calls the action.
    public func bind<Value: Equatable>(
        _ path: KeyPath<State, Value>,
        @ActionBuilder<State> whenOffered action: @escaping (State, Value) -> ObservedAction<State>?,
        debounced pause: RateLimitTime? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> FieldBinding<Value> {
        prepareToKeepValues()
        let call = CallSite(file: file, line: line)
        return FieldBinding(boundValue(at: path), debounced: pause) { value in
            self.write(value, at: path, from: call, whenOffered: action)
        }
    }

    private func binding<Value>(
        _ path: KeyPath<State, Value>,
        _ pause: RateLimitTime?,
        holdsState: Bool = true,
        _ call: CallSite,
        to action: @escaping (State, Value) -> ObservedAction<State>
    ) -> FieldBinding<Value> {
        FieldBinding(state[keyPath: path], debounced: pause, holdsState: holdsState) { value in
            self.observe(action(self.state, value), from: call)
        }
    }
}

extension HTMLElement where Tag: HTMLTags.AnyField {
    /// Shows a value of the state in a field, a choice or a radio button, and runs an action with the value that a
    /// person enters.
    ///
    /// ```swift
    /// input(name: "username").bind(container.bind(\.username, to: ProfileViewState.rename, debounced: .seconds(0.5)))
    /// ```
    ///
    /// The field holds the value of the state, as with ``holdsState()``, so the action's first state must have the new
    /// value. Input that is not such a value, such as letters for a number, is ignored. The field shows the value of
    /// the state again when the person leaves it.
    ///
    /// - Parameter binding: The value and the action.
    public func bind<Value: FieldValue>(_ binding: FieldBinding<Value>) -> Self {
        let text = binding.value.fieldText
        let run: (EventPayload) -> Void = { payload in
            if let value = payload.value.flatMap(Value.init(fieldText:)) { binding.action(value) }
        }
        if Tag._name.content == .choice {
            return setting(Attribute(name: Attribute.choice, value: text)).holding("", if: binding.holdsState)
                .handling(.change, EventHandler(run))
        }
        let type = _parts.attributes.first { $0.name == "type" }?.value
        if type == "radio" {
            let own = _parts.attributes.first { $0.name == "value" }?.value ?? "on"
            return setting(Attribute("checked"), own == text).holding("", if: binding.holdsState)
                .handling(.change, EventHandler(run))
        }
        let pause = (binding.pause?.milliseconds).map(String.init) ?? ""
        return setting(Attribute("value", text))
            .setting(Attribute(name: "data-vsm-debounce", value: pause), !pause.isEmpty)
            .holding(Value.self == String.self ? "" : "left", if: binding.holdsState)
            .handling(.input, EventHandler(run))
    }

    /// Shows a value in a field, a choice or a radio button, and runs an action with the value that a person enters.
    ///
    /// ```swift
    /// input(name: "username").bind(model.username) { container.observe(model.rename($0)) }
    /// ```
    ///
    /// See ``FieldBinding``.
    ///
    /// - Parameters:
    ///   - value: The value in the state.
    ///   - pause: The time without typing after which the action runs; see ``FieldBinding/init(_:debounced:to:)``.
    ///   - action: Runs with the new value.
    public func bind<Value: FieldValue>(
        _ value: Value,
        debounced pause: RateLimitTime? = nil,
        to action: @escaping (Value) -> Void
    ) -> Self {
        bind(FieldBinding(value, debounced: pause, to: action))
    }

    /// Makes the field hold the value that the view gives it.
    ///
    /// Without this modifier, the field keeps what a person entered until the view gives it another value than before, or
    /// its form is accepted, and the page never overwrites text while the person is in the field. With it, the field
    /// shows the value that the view gives it as soon as the server has processed the input. An action can empty the
    /// field, fill it again, or change the entered text. Text that the person types while an answer is on its way stays,
    /// and so does the selection.
    public func holdsState() -> Self { holding("", if: true) }

    private func holding(_ when: String, if isHolding: Bool) -> Self {
        setting(Attribute(name: Attribute.holdsState, value: when), isHolding)
    }
}

extension HTMLElement where Tag == HTMLTags.Input {
    /// Shows a value of the state in a checkbox, and runs an action when a person checks or unchecks it.
    ///
    /// - Parameter binding: The value and the action. A checkbox does not debounce.
    public func bind(_ binding: FieldBinding<Bool>) -> Self {
        setting(Attribute("checked"), binding.value)
            .setting(Attribute(name: Attribute.holdsState, value: ""), binding.holdsState)
            .onToggle(binding.action)
    }

    /// Shows a value in a checkbox, and runs an action when a person checks or unchecks it.
    ///
    /// - Parameters:
    ///   - value: The value in the state.
    ///   - action: Runs with the new value.
    public func bind(_ value: Bool, to action: @escaping (Bool) -> Void) -> Self {
        bind(FieldBinding(value, to: action))
    }
}

extension RateLimitTime {
    /// The time in whole milliseconds, at most one minute.
    fileprivate var milliseconds: Int64 { min(nanoseconds / 1_000_000, 60_000) }
}

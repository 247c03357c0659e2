extension HTMLElement {
    /// Runs an action when the element is clicked or pressed with the keyboard.
    ///
    /// Asynchronous work needs no `Task`: pass it to the container, as in `container.observe { await model.save() }`.
    ///
    /// The element does not fire again until the browser has the answer, so a double click is one click.
    ///
    /// A click that was sent before the page changed runs the action that the element has when the click arrives. An
    /// element with another meaning must therefore be another element: put it into another branch, or give it another
    /// ``HTML/key(_:)``. An action that costs or destroys something is tied to what the person saw, with
    /// ``onClick(seeing:_:)``.
    @inlinable
    public func onClick(_ action: @escaping () -> Void) -> Self {
        handling(.click, EventHandler { _ in action() })
    }

    /// Runs an action when the element is clicked, unless a value has changed since the person saw it.
    ///
    /// ```swift
    /// button { "Place Order" }
    ///     .onClick(seeing: cart.lines) { container.observe(model.placeOrder()) }
    /// ```
    ///
    /// If the value was another one in the page on which the person clicked, because the change was still on its way to
    /// the browser, the action does not run. The page shows what is new, and the person is told to look again.
    ///
    /// - Parameters:
    ///   - value: What the person must have seen: whatever the action depends on and the page shows.
    ///   - action: Runs on the click.
    @inlinable
    public func onClick(seeing value: some Equatable, _ action: @escaping () -> Void) -> Self {
        handling(.click, EventHandler(seeing: SeenValue(value)) { _ in action() })
    }

    /// Runs an action with the text of a field, on every change while the user types.
    @inlinable
    public func onInput(_ action: @escaping (String) -> Void) -> Self {
        handling(.input, EventHandler { action($0.value ?? "") })
    }

    /// Runs an action with the value of a field when the user has finished changing it.
    @inlinable
    public func onChange(_ action: @escaping (String) -> Void) -> Self {
        handling(.change, EventHandler { action($0.value ?? "") })
    }

    @inlinable
    func handling(_ kind: EventKind, _ handler: EventHandler, key: String? = nil) -> Self {
        var element = self
        element._parts.handlers.set(BoundHandler(kind: kind, key: key, handler: handler))
        // Tells the browser which events to send.
        element._parts.attributes.set(Attribute("data-vsm-on", element._parts.handlers.events))
        return element
    }
}

extension HTMLElement where Tag == HTMLTags.Input {
    /// Runs an action when a checkbox changes, with whether it is checked now.
    @inlinable
    public func onToggle(_ action: @escaping (Bool) -> Void) -> Self {
        handling(.change, EventHandler { action($0.isChecked ?? false) })
    }
}

extension HTMLElement where Tag == HTMLTags.Form {
    /// Runs an action with the values of a form when it is submitted.
    @inlinable
    public func onSubmit(_ action: @escaping (FormValues) -> Void) -> Self {
        handling(.submit, EventHandler { action($0.fields ?? FormValues(fields: [:])) })
    }

    /// Runs an action with the values of a form when it is submitted, unless a value has changed since the person saw it.
    ///
    /// See ``onClick(seeing:_:)``.
    ///
    /// - Parameters:
    ///   - value: What the person must have seen.
    ///   - action: Runs when the form is submitted.
    @inlinable
    public func onSubmit(seeing value: some Equatable, _ action: @escaping (FormValues) -> Void) -> Self {
        handling(.submit, EventHandler(seeing: SeenValue(value)) { action($0.fields ?? FormValues(fields: [:])) })
    }
}

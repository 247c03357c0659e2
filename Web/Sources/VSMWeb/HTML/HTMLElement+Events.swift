extension HTMLElement {
    /// Runs an action when a person clicks the element or presses it with the keyboard.
    ///
    /// Asynchronous work needs no `Task`: pass it to the container, such as `container.observe { await model.save() }`.
    ///
    /// The element ignores clicks until the browser has the answer, so a double click is one click.
    ///
    /// If the page changes while a click is on its way, the click runs the action that the element has when the click
    /// arrives. An element whose meaning changes must therefore become another element: put it into another branch, or
    /// give it another ``HTML/key(_:)``. To tie an action that costs or destroys something to the value that the person
    /// saw, use ``onClick(seeing:_:)``.
    @inlinable
    public func onClick(_ action: @escaping () -> Void) -> Self {
        handling(.click, EventHandler { _ in action() })
    }

    /// Runs an action when a person clicks the element, unless a value has changed since the person saw it.
    ///
    /// ```swift
    /// button { "Place Order" }
    ///     .onClick(seeing: cart.lines) { container.observe(model.placeOrder()) }
    /// ```
    ///
    /// The action does not run if the page showed another value when the person clicked, because the change was still
    /// on its way to the browser. The page then shows the new value, and asks the person to look again.
    ///
    /// - Parameters:
    ///   - value: The value that the person must have seen: everything that the action depends on and the page shows.
    ///   - action: Runs on the click.
    @inlinable
    public func onClick(seeing value: some Equatable, _ action: @escaping () -> Void) -> Self {
        handling(.click, EventHandler(seeing: SeenValue(value)) { _ in action() })
    }

    /// Runs an action with the text of a field, on each change while the person types.
    ///
    /// On a slow connection, some changes are skipped. The last one runs before the action of the next event, such as a
    /// click.
    @inlinable
    public func onInput(_ action: @escaping (String) -> Void) -> Self {
        handling(.input, EventHandler { action($0.value ?? "") })
    }

    /// Runs an action with the value of a field when the person has finished changing it.
    @inlinable
    public func onChange(_ action: @escaping (String) -> Void) -> Self {
        handling(.change, EventHandler { action($0.value ?? "") })
    }

    @inlinable
    consuming func handling(_ kind: EventKind, _ handler: EventHandler, key: String? = nil) -> Self {
        _parts.handlers.set(BoundHandler(kind: kind, key: key, handler: handler))
        // The browser sends only the events that this attribute names.
        _parts.attributes.set(Attribute(name: "data-vsm-on", value: _parts.handlers.events))
        return self
    }
}

extension HTMLElement where Tag == HTMLTags.Input {
    /// Runs an action with the new state of a checkbox when it changes.
    ///
    /// The checkbox stays as it is then, also if the action fails. To show the state, use `bind(_:to:)` or
    /// ``HTMLElement/holdsState()``.
    @inlinable
    public func onToggle(_ action: @escaping (Bool) -> Void) -> Self {
        handling(.change, EventHandler { action($0.isChecked ?? false) })
    }
}

extension HTMLElement where Tag == HTMLTags.Form {
    /// Runs an action with the values of a form when a person submits it.
    @inlinable
    public func onSubmit(_ action: @escaping (FormValues) -> Void) -> Self {
        handling(.submit, EventHandler { action($0.fields ?? FormValues(fields: [:])) })
    }

    /// Runs an action with the values of a form when a person submits it, unless a value has changed since the person
    /// saw it.
    ///
    /// See ``onClick(seeing:_:)``.
    ///
    /// - Parameters:
    ///   - value: The value that the person must have seen.
    ///   - action: Runs on the submission.
    @inlinable
    public func onSubmit(seeing value: some Equatable, _ action: @escaping (FormValues) -> Void) -> Self {
        handling(.submit, EventHandler(seeing: SeenValue(value)) { action($0.fields ?? FormValues(fields: [:])) })
    }
}

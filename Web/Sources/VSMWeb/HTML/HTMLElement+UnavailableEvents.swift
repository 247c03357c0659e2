// Events under the names of SwiftUI and HTML, and asynchronous actions.

extension HTMLElement {
    /// Explains the name of an event.
    @available(*, unavailable, renamed: "onClick(_:)")
    public func onTap(_ action: () -> Void) -> Self { self }

    /// Explains the name of an event.
    @available(*, unavailable, renamed: "onClick(_:)")
    public func onTapGesture(perform action: () -> Void) -> Self { self }

    /// Explains the name of an event.
    @available(*, unavailable, renamed: "onClick(_:)")
    public func onPress(_ action: () -> Void) -> Self { self }

    /// Explains the name of an event.
    @available(*, unavailable, renamed: "onClick(_:)")
    public func onclick(_ action: () -> Void) -> Self { self }

    /// Explains where asynchronous work belongs.
    @available(*, unavailable, message: "The container waits for asynchronous work: container.observe { await … }.")
    public func onClick(_ action: () async -> Void) -> Self { self }

    /// Explains where asynchronous work belongs.
    @available(*, unavailable, message: "The container waits for asynchronous work: container.observe { await … }.")
    public func onInput(_ action: (String) async -> Void) -> Self { self }

    /// Explains where asynchronous work belongs.
    @available(*, unavailable, message: "The container waits for asynchronous work: container.observe { await … }.")
    public func onChange(_ action: (String) async -> Void) -> Self { self }
}

extension HTML {
    /// Explains where asynchronous work belongs.
    @available(*, unavailable, message: "The container waits for asynchronous work: container.observe { await … }.")
    public func onAppear(_ action: () async -> Void) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Input {
    /// Explains where asynchronous work belongs.
    @available(*, unavailable, message: "The container waits for asynchronous work: container.observe { await … }.")
    public func onToggle(_ action: (Bool) async -> Void) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Form {
    /// Explains where asynchronous work belongs.
    @available(*, unavailable, message: "The container waits for asynchronous work: container.observe { await … }.")
    public func onSubmit(_ action: (FormValues) async -> Void) -> Self { self }

    /// Explains where asynchronous work belongs.
    @available(*, unavailable, message: "The container waits for asynchronous work: container.observe { await … }.")
    public func onSubmit<Value: Decodable>(
        as type: Value.Type,
        _ action: (Result<Value, FormErrors>) async -> Void
    ) -> Self { self }
}

public import VSM

// What a view has under another name elsewhere. Without these, the compiler says only that a type does not conform.

extension HTMLView {
    /// Explains where a view has its content.
    @available(
        *,
        unavailable,
        message: """
            A view makes its content from its container: func body(_ container: StateContainer<…>) -> some HTML { … }. A \
            part without a state conforms to HTML and has the property content.
            """
    )
    public func body(_ container: StateContainer<ViewState>) -> EmptyHTML { EmptyHTML() }

    /// Explains where a view has its first state.
    @available(
        *,
        unavailable,
        message:
            "A view has its first state, of the same type as in its body, in a property: var initialState: … { … }."
    )
    public var initialState: ViewState { fatalError("There is no first state.") }
}

extension HTMLView where ViewState == Never {
    /// Explains where a view has its first state.
    @available(
        *,
        unavailable,
        message: """
            A view has its first state in a property: var initialState: … { … }. A part without a state conforms to HTML \
            and has the property content.
            """
    )
    public var initialState: Never { fatalError("There is no first state.") }
}

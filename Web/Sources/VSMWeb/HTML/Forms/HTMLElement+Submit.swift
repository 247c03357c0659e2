extension HTMLElement where Tag == HTMLTags.Form {
    /// Runs an action with the values of a form, decoded into a type, when a person submits the form.
    ///
    /// ```swift
    /// form { … }.onSubmit(as: SignUp.self) { result in
    ///     switch result {
    ///     case .success(let signUp): container.observe(model.register(signUp))
    ///     case .failure(let errors): container.observe(model.show(errors))
    ///     }
    /// }
    /// ```
    ///
    /// See ``FormValues/decode(_:)``.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - action: Runs with the value, or with the errors of the fields.
    public func onSubmit<Value: Decodable>(
        as type: Value.Type,
        _ action: @escaping (Result<Value, FormErrors>) -> Void
    ) -> Self {
        onSubmit { action($0.decode(type)) }
    }
}

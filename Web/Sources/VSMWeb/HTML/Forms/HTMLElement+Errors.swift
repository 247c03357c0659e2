extension HTMLElement where Tag: HTMLTags.AnyField {
    /// Marks the field if it has an error, and connects it with the error message.
    ///
    /// ```swift
    /// input(type: .email, name: "email").errors(model.errors, in: "sign-up")
    /// errorMessage(model.errors, of: "email", in: "sign-up")
    /// ```
    ///
    /// - Parameters:
    ///   - errors: The errors of the form.
    ///   - form: A name that distinguishes the form from other forms of the page.
    public func errors(_ errors: FormErrors, in form: String) -> Self {
        guard let name = _parts.attributes.first(where: { $0.name == "name" })?.value, errors[name] != nil else {
            return self
        }
        return ariaInvalid(.true).ariaDescribedBy(FormErrors.identifier(of: name, in: form))
    }
}

/// Shows the error message of a field, or nothing if the field has no error.
///
/// - Parameters:
///   - errors: The errors of the form.
///   - name: The name of the field.
///   - form: A name that distinguishes the form from other forms of the page.
@HTMLBuilder
public func errorMessage(_ errors: FormErrors, of name: String, in form: String) -> some HTML {
    if let message = errors[name] {
        p { message }.id(FormErrors.identifier(of: name, in: form)).class("vsm-error")
    }
}

extension FormErrors {
    /// Returns the identifier of a message.
    ///
    /// A space would separate two identifiers.
    static func identifier(of name: String, in form: String) -> String {
        String("\(form)-\(name)-error".map { $0 == " " ? "_" : $0 })
    }
}

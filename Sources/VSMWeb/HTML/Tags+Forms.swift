/// A button.
///
/// - Parameter submits: Whether pressing it submits the form that contains it.
@inlinable
public func button<Content: HTML>(
    submits: Bool = false,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Button, Content> {
    Element(HTMLTags.Button.self, [Attribute("type", submits ? "submit" : "button")], inside: content())
}

/// A form.
///
/// Handle it with ``Element/onSubmit(_:)``.
@inlinable
public func form<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Form, Content> {
    Element(HTMLTags.Form.self, inside: content())
}

/// The label of the control that it contains.
@inlinable
public func label<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Label, Content> {
    Element(HTMLTags.Label.self, inside: content())
}

/// The purpose of a field, by which the browser chooses the keyboard and suggestions.
public enum InputType: String, Sendable {
    /// Any text.
    case text
    /// A search text.
    case search
    /// An email address.
    case email
    /// A number.
    case number
}

/// A text field.
///
/// A field that has the focus is not overwritten while the user types.
///
/// - Parameters:
///   - type: The purpose of the field.
///   - name: The name under which ``FormValues`` has the value.
///   - value: The text in the field.
@inlinable
public func input(type: InputType = .text, name: String, value: String = "") -> Element<HTMLTags.Input, EmptyHTML> {
    Element(
        HTMLTags.Input.self,
        [
            Attribute("type", type.rawValue),
            Attribute("name", name),
            Attribute("value", value),
        ]
    )
}

/// A checkbox.
///
/// Handle it with ``Element/onToggle(_:)``.
///
/// - Parameters:
///   - name: The name under which ``FormValues`` has `"on"` if the checkbox is checked.
///   - isChecked: Whether the checkbox is checked.
@inlinable
public func checkbox(name: String, isChecked: Bool) -> Element<HTMLTags.Input, EmptyHTML> {
    Element(
        HTMLTags.Input.self,
        [Attribute("type", "checkbox"), Attribute("name", name)]
            + (isChecked ? [Attribute("checked")] : [])
    )
}

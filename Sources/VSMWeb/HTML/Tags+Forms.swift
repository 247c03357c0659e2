/// Something to press.
///
/// - Parameter submits: whether pressing it sends the form in which it stands.
public func button<Content: HTML>(submits: Bool = false, @HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("button"), attributes: [Attribute("type", submits ? "submit" : "button")], inside: content())
}

/// A form.
///
/// Handle it with ``Element/onSubmit(_:)``.
public func form<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("form"), inside: content())
}

/// The name of the control that stands in it.
public func label<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<Content> {
    Element(Tag("label"), inside: content())
}

/// What a field is for; the browser chooses keyboard and suggestions by it.
public enum InputType: String, Sendable {
    /// Any text.
    case text
    /// A text to search for.
    case search
    /// An address of electronic mail.
    case email
    /// A number.
    case number
}

/// A field for text.
///
/// What a person is typing is the truth: the page does not overwrite a field that has the focus.
///
/// - Parameters:
///   - type: what the field is for.
///   - name: the name under which ``FormValues`` has the value.
///   - value: the text in the field.
public func input(type: InputType = .text, name: String, value: String = "") -> Element<EmptyHTML> {
    Element(
        Tag("input", isVoid: true),
        attributes: [
            Attribute("type", type.rawValue),
            Attribute("name", name),
            Attribute("value", value),
        ]
    )
}

/// A box to check.
///
/// Handle it with ``Element/onToggle(_:)``.
///
/// - Parameters:
///   - name: the name under which ``FormValues`` has `"on"` if the box is checked.
///   - isChecked: whether the box is checked.
public func checkbox(name: String, isChecked: Bool) -> Element<EmptyHTML> {
    Element(
        Tag("input", isVoid: true),
        attributes: [Attribute("type", "checkbox"), Attribute("name", name)]
            + (isChecked ? [Attribute("checked")] : [])
    )
}

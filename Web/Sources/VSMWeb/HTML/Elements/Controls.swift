/// Creates a button.
///
/// - Parameters:
///   - submits: Whether a press submits the form that contains the button.
///   - content: The label of the button.
@inlinable
public func button<Content: HTML>(
    submits: Bool = false,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Button, Content> {
    button(type: submits ? .submit : .button, content)
}

/// Creates a button with a type.
///
/// - Parameters:
///   - type: The behavior of the button, besides its action.
///   - content: The label of the button.
@inlinable
public func button<Content: HTML>(
    type: ButtonType,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Button, Content> {
    Element(HTMLTags.Button.self, [Attribute(name: "type", value: type.rawValue)], inside: content())
}

/// Creates a field.
///
/// The page does not overwrite a field while the person types in it.
///
/// - Parameters:
///   - type: The type of the field.
///   - name: The name of the value in ``FormValues``.
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

/// Creates a field with a number.
///
/// - Parameters:
///   - type: The type of the field, such as `number` or `range`.
///   - name: The name of the value in ``FormValues``.
///   - value: The number in the field.
@inlinable
public func input(
    type: InputType = .number,
    name: String,
    value: some HTMLNumber
) -> Element<HTMLTags.Input, EmptyHTML> {
    input(type: type, name: name, value: value._attributeText)
}

/// Creates a field for several lines of text.
///
/// - Parameters:
///   - name: The name of the value in ``FormValues``.
///   - value: The text in the field. A line feed ends a line.
@inlinable
public func textarea(name: String, value: String = "") -> Element<HTMLTags.Textarea, EmptyHTML> {
    Element(HTMLTags.Textarea.self, [Attribute("name", name), Attribute("value", value)])
}

/// Creates a checkbox.
///
/// Handle changes with ``HTMLElement/onToggle(_:)``.
///
/// - Parameters:
///   - name: The name of the value in ``FormValues`` if the checkbox is checked.
///   - value: The value, which distinguishes checkboxes of the same name.
///   - isChecked: Whether the checkbox is checked.
@inlinable
public func checkbox(name: String, value: String = "on", isChecked: Bool) -> Element<HTMLTags.Input, EmptyHTML> {
    choice("checkbox", name, value, isChecked)
}

/// Creates a radio button.
///
/// - Parameters:
///   - name: The name of the group. ``FormValues`` has the value of the checked radio button under this name.
///   - value: The value.
///   - isChecked: Whether the radio button is checked.
@inlinable
public func radio(name: String, value: String, isChecked: Bool) -> Element<HTMLTags.Input, EmptyHTML> {
    choice("radio", name, value, isChecked)
}

@inlinable
func choice(_ type: String, _ name: String, _ value: String, _ isChecked: Bool) -> Element<HTMLTags.Input, EmptyHTML> {
    var attributes = [Attribute("type", type), Attribute("name", name)]
    if value != "on" { attributes.append(Attribute("value", value)) }
    if isChecked { attributes.append(Attribute("checked")) }
    return Element(HTMLTags.Input.self, attributes)
}

/// Creates a control that offers a choice among options.
///
/// ```swift
/// select(name: "size") {
///     forEach(Size.allCases, key: \.self) { size in
///         option(value: size.rawValue, isSelected: size == model.size) { size.title }
///     }
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the value, or of the values, in ``FormValues``.
///   - allowsMultiple: Whether a person can choose several options.
///   - content: The options.
@inlinable
public func select<Content: HTML>(
    name: String,
    allowsMultiple: Bool = false,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Select, Content> {
    Element(
        HTMLTags.Select.self,
        [Attribute("name", name)] + (allowsMultiple ? [Attribute("multiple")] : []),
        inside: content()
    )
}

/// Creates an option of a choice, or a suggestion for a field.
///
/// - Parameters:
///   - value: The value of the option.
///   - isSelected: Whether the option is chosen.
///   - content: The text that the person sees.
@inlinable
public func option<Content: HTML>(
    value: String,
    isSelected: Bool = false,
    @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
) -> Element<HTMLTags.Option, Content> {
    Element(
        HTMLTags.Option.self,
        [Attribute("value", value)] + (isSelected ? [Attribute("selected")] : []),
        inside: content()
    )
}

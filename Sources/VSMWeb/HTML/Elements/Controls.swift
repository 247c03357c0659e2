/// A button.
///
/// - Parameters:
///   - submits: Whether pressing it submits the form that contains it.
///   - content: What the person sees of it.
@inlinable
public func button<Content: HTML>(
    submits: Bool = false,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Button, Content> {
    button(type: submits ? .submit : .button, content)
}

/// A button of a type.
///
/// - Parameters:
///   - type: What pressing it does, besides its action.
///   - content: What the person sees of it.
@inlinable
public func button<Content: HTML>(
    type: ButtonType,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Button, Content> {
    Element(HTMLTags.Button.self, [Attribute("type", type.rawValue)], inside: content())
}

/// A field.
///
/// A field that has the focus is not overwritten while the user types.
///
/// - Parameters:
///   - type: What the field is for.
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

/// A field with a number.
///
/// - Parameters:
///   - type: What the field is for, such as `number` or `range`.
///   - name: The name under which ``FormValues`` has the value.
///   - value: The number in the field.
@inlinable
public func input(
    type: InputType = .number,
    name: String,
    value: some HTMLNumber
) -> Element<HTMLTags.Input, EmptyHTML> {
    input(type: type, name: name, value: value._attributeText)
}

/// A field for several lines of text.
///
/// - Parameters:
///   - name: The name under which ``FormValues`` has the value.
///   - value: The text in the field, in which a line feed ends a line.
@inlinable
public func textarea(name: String, value: String = "") -> Element<HTMLTags.Textarea, EmptyHTML> {
    Element(HTMLTags.Textarea.self, [Attribute("name", name), Attribute("value", value)])
}

/// A checkbox.
///
/// Handle it with ``HTMLElement/onToggle(_:)``.
///
/// - Parameters:
///   - name: The name under which ``FormValues`` has the value if the checkbox is checked.
///   - value: The value, by which checkboxes of one name differ.
///   - isChecked: Whether the checkbox is checked.
@inlinable
public func checkbox(name: String, value: String = "on", isChecked: Bool) -> Element<HTMLTags.Input, EmptyHTML> {
    choice("checkbox", name, value, isChecked)
}

/// A control of a group, of which one is checked.
///
/// - Parameters:
///   - name: The name of the group, under which ``FormValues`` has the value of the checked control.
///   - value: The value.
///   - isChecked: Whether the control is checked.
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

/// A choice among options.
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
///   - name: The name under which ``FormValues`` has the value, or the values.
///   - allowsMultiple: Whether several options can be chosen.
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

/// An option of a choice, or a suggestion for a field.
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

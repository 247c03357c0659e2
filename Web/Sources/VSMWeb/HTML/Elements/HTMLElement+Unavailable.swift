// HTML attributes that are not modifiers, for people who know them from HTML.

extension HTMLElement {
    /// Explains how to write a link.
    @available(
        *,
        unavailable,
        message: "Create a link with its address: a(href: …) { … }. To lead to a page, use a link and not a button."
    )
    public func href(_ address: WebURL) -> Self { self }

    /// Explains how to check a box.
    @available(
        *,
        unavailable,
        message: "Create the control with its state: checkbox(name:isChecked:) or radio(name:value:isChecked:)."
    )
    public func checked(_ isChecked: Bool = true) -> Self { self }

    /// Explains which elements show a placeholder.
    @available(
        *,
        unavailable,
        message: "Only a text field shows a placeholder: input(type:name:value:) or textarea(name:value:)."
    )
    public func placeholder(_ text: String) -> Self { self }

    /// Explains how to style an element.
    @available(
        *,
        unavailable,
        message: "The policy of the page blocks styles in attributes. Use class(_:) and a style sheet of the site."
    )
    public func style(_ declarations: String) -> Self { self }

    /// Explains how to set an attribute of one's own.
    @available(*, unavailable, message: "Set such an attribute by its whole name: attribute(\"data-…\", …).")
    public func data(_ name: String, _ value: String) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "class(_:)")
    public func className(_ names: String) -> Self { self }

    /// Explains how to name an element for assistive technology.
    @available(*, unavailable, renamed: "accessibilityLabel(_:)")
    public func ariaLabel(_ label: String) -> Self { self }

    /// Explains how to hide an element from assistive technology.
    @available(*, unavailable, renamed: "accessibilityHidden(_:)")
    public func ariaHidden(_ isHidden: Bool = true) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Button {
    /// Explains how to choose the type of a button.
    @available(
        *,
        unavailable,
        message: "Create a button with its type: button(type:), or button(submits: true) for one that submits."
    )
    public func type(_ type: ButtonType) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Input {
    /// Explains how to choose the type of a field.
    @available(*, unavailable, message: "Create a field with its type: input(type:name:value:).")
    public func type(_ type: InputType) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Select {
    /// Explains how to show a placeholder in a choice.
    @available(
        *,
        unavailable,
        message: "Use the first option as the placeholder: option(value: \"\") { \"Choose a size\" }."
    )
    public func placeholder(_ text: String) -> Self { self }

    /// Explains how to choose an option.
    @available(*, unavailable, message: "Create each option with its selection: option(value:isSelected:).")
    public func value(_ value: String) -> Self { self }

    /// Explains how to allow several options.
    @available(*, unavailable, message: "Allow several selections: select(name:allowsMultiple:).")
    public func multiple(_ isMultiple: Bool = true) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Option {
    /// Explains how to choose an option.
    @available(*, unavailable, message: "Create each option with its selection: option(value:isSelected:).")
    public func selected(_ isSelected: Bool = true) -> Self { self }
}

/// Explains how to choose an option.
@available(*, unavailable, message: "Create each option with its selection: option(value:isSelected:).")
public func select<Content: HTML>(
    name: String,
    value: some Any,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Select, Content> { select(name: name, content) }

/// Explains how to choose an option.
@available(*, unavailable, message: "Create each option with its selection: option(value:isSelected:).")
public func select<Content: HTML>(
    name: String,
    selection: some Any,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Select, Content> { select(name: name, content) }

// Raw values of HTML that have another name or their own function.

extension InputType {
    /// Explains how to make a checkbox.
    @available(*, unavailable, message: "A checkbox has its own function: checkbox(name:isChecked:).")
    public static var checkbox: InputType { .text }

    /// Explains how to make a radio button.
    @available(*, unavailable, message: "A radio button has its own function: radio(name:value:isChecked:).")
    public static var radio: InputType { .text }
}

extension HeadingScope {
    /// Explains the name of a scope.
    @available(*, unavailable, renamed: "column")
    public static var col: HeadingScope { .column }
}

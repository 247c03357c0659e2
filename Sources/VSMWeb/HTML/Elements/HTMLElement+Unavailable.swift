// Attributes that are not modifiers, for those who know them from HTML.

extension HTMLElement {
    /// Explains how to write a link.
    @available(
        *,
        unavailable,
        message:
            "A link gets its address when it is made: a(href: …) { … }. What leads somewhere is a link, not a button."
    )
    public func href(_ address: WebURL) -> Self { self }

    /// Explains how to check a box.
    @available(
        *,
        unavailable,
        message: "A box says what it is when it is made: checkbox(name:isChecked:) or radio(name:value:isChecked:)."
    )
    public func checked(_ isChecked: Bool = true) -> Self { self }

    /// Explains which elements show a hint while they are empty.
    @available(
        *,
        unavailable,
        message: "A hint is shown by what a person types into: input(type:name:value:) or textarea(name:value:)."
    )
    public func placeholder(_ text: String) -> Self { self }

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
        message: "A button gets its type when it is made: button(type:), or button(submits: true) for one that submits."
    )
    public func type(_ type: ButtonType) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Input {
    /// Explains how to choose the type of a field.
    @available(*, unavailable, message: "A field gets its type when it is made: input(type:name:value:).")
    public func type(_ type: InputType) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Select {
    /// Explains how to show a hint in a choice.
    @available(
        *,
        unavailable,
        message: "A choice shows an option as its hint. Put it first: option(value: \"\") { \"Choose a size\" }."
    )
    public func placeholder(_ text: String) -> Self { self }

    /// Explains how to choose an option.
    @available(*, unavailable, message: "An option says whether it is chosen: option(value:isSelected:).")
    public func value(_ value: String) -> Self { self }

    /// Explains how to allow several options.
    @available(*, unavailable, message: "A choice says it when it is made: select(name:allowsMultiple:).")
    public func multiple(_ isMultiple: Bool = true) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Option {
    /// Explains how to choose an option.
    @available(*, unavailable, message: "An option says it when it is made: option(value:isSelected:).")
    public func selected(_ isSelected: Bool = true) -> Self { self }
}

/// Explains how to choose an option.
@available(*, unavailable, message: "An option says whether it is chosen: option(value:isSelected:).")
public func select<Content: HTML>(
    name: String,
    value: some Any,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Select, Content> { select(name: name, content) }

/// Explains how to choose an option.
@available(*, unavailable, message: "An option says whether it is chosen: option(value:isSelected:).")
public func select<Content: HTML>(
    name: String,
    selection: some Any,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Select, Content> { select(name: name, content) }

// Values that have other names, or are elements of their own.

extension InputType {
    /// Explains how to make a checkbox.
    @available(*, unavailable, message: "A checkbox is an element of its own: checkbox(name:isChecked:).")
    public static var checkbox: InputType { .text }

    /// Explains how to make a radio button.
    @available(*, unavailable, message: "A radio button is an element of its own: radio(name:value:isChecked:).")
    public static var radio: InputType { .text }
}

extension HeadingScope {
    /// Explains the name of a scope.
    @available(*, unavailable, renamed: "column")
    public static var col: HeadingScope { .column }
}

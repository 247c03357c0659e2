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
}

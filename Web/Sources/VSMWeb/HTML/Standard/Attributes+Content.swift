// Written by Web/Scripts/generate-html from Web/Scripts/html/attributes.txt; change it there.

extension HTMLElement where Tag: HTMLTags.AnyQuotation {
    /// Sets the source of the content.
    @inlinable
    public func cite(_ source: WebURL) -> Self { setting(Attribute("cite", source.string)) }
}

extension HTMLElement where Tag: HTMLTags.AnyEdit {
    /// Sets the date of the change, such as `"2026-11-22"`.
    @inlinable
    public func datetime(_ date: String) -> Self { setting(Attribute("datetime", date)) }
}

extension HTMLElement where Tag == HTMLTags.Ol {
    /// Numbers the items backward.
    @inlinable
    public func reversed(_ isReversed: Bool = true) -> Self { setting(Attribute("reversed"), isReversed) }

    /// Sets the number of the first item.
    @inlinable
    public func start(_ number: Int) -> Self { setting(Attribute("start", String(number))) }

    /// Sets the numbering style of the items.
    @inlinable
    public func type(_ numbering: ListNumbering) -> Self { setting(Attribute("type", numbering.rawValue)) }
}

extension HTMLElement where Tag == HTMLTags.Li {
    /// Sets the number of the item.
    @inlinable
    public func value(_ number: Int) -> Self { setting(Attribute("value", String(number))) }
}

extension HTMLElement where Tag == HTMLTags.Details {
    /// Shows the content initially; the person can still hide it.
    @inlinable
    public func open(_ isOpen: Bool = true) -> Self { setting(Attribute("open"), isOpen) }

    /// Sets the name of a group in which only one element is open at a time.
    @inlinable
    public func name(_ name: String) -> Self { setting(Attribute("name", name)) }
}

extension HTMLElement where Tag == HTMLTags.Th {
    /// Sets a short form of the header.
    @inlinable
    public func abbr(_ text: String) -> Self { setting(Attribute("abbr", text)) }
}

extension HTMLElement where Tag: HTMLTags.AnyCell {
    /// Sets the number of columns that the cell spans.
    @inlinable
    public func colspan(_ count: Int) -> Self { setting(Attribute("colspan", String(count))) }

    /// Names the header cells of the cell.
    @inlinable
    public func headers(_ identifiers: String...) -> Self {
        setting(Attribute("headers", identifiers.joined(separator: " ")))
    }

    /// Sets the number of rows that the cell spans.
    @inlinable
    public func rowspan(_ count: Int) -> Self { setting(Attribute("rowspan", String(count))) }
}

extension HTMLElement where Tag == HTMLTags.Th {
    /// Sets the cells to which the header applies.
    @inlinable
    public func scope(_ scope: HeadingScope) -> Self { setting(Attribute("scope", scope.rawValue)) }
}

extension HTMLElement where Tag: HTMLTags.AnyColumn {
    /// Sets the number of columns that the element spans.
    @inlinable
    public func span(_ count: Int) -> Self { setting(Attribute("span", String(count))) }
}

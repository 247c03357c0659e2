// Written by Web/Scripts/generate-html from Web/Scripts/html/elements.txt; change it there.

extension HTMLTags {
    /// The tag `table`.
    public enum Table: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "table") }
    }

    /// The tag `caption`.
    public enum Caption: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "caption") }
    }

    /// The tag `colgroup`.
    public enum Colgroup: AnyColumn {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "colgroup") }
    }

    /// The tag `col`.
    public enum Col: AnyColumn {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "col", content: .nothing) }
    }

    /// The tag `tbody`.
    public enum Tbody: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "tbody") }
    }

    /// The tag `thead`.
    public enum Thead: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "thead") }
    }

    /// The tag `tfoot`.
    public enum Tfoot: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "tfoot") }
    }

    /// The tag `tr`.
    public enum Tr: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "tr") }
    }

    /// The tag `td`.
    public enum Td: AnyCell {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "td") }
    }

    /// The tag `th`.
    public enum Th: AnyCell {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "th") }
    }
}

/// A table, whose rows are in `thead`, `tbody` or `tfoot`.
@inlinable
public func table<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Table, Content> {
    Element(HTMLTags.Table.self, inside: content())
}

/// The title of a table.
@inlinable
public func caption<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Caption, Content> {
    Element(HTMLTags.Caption.self, inside: content())
}

/// A group of columns of a table.
@inlinable
public func colgroup<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Colgroup, Content> {
    Element(HTMLTags.Colgroup.self, inside: content())
}

/// A column of a table.
@inlinable
public func col() -> Element<HTMLTags.Col, EmptyHTML> {
    Element(HTMLTags.Col.self, [])
}

/// A group of body rows of a table.
@inlinable
public func tbody<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Tbody, Content> {
    Element(HTMLTags.Tbody.self, inside: content())
}

/// The header rows of a table, with the column headings.
@inlinable
public func thead<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Thead, Content> {
    Element(HTMLTags.Thead.self, inside: content())
}

/// The footer rows of a table, such as totals.
@inlinable
public func tfoot<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Tfoot, Content> {
    Element(HTMLTags.Tfoot.self, inside: content())
}

/// A row of a table.
@inlinable
public func tr<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Tr, Content> {
    Element(HTMLTags.Tr.self, inside: content())
}

/// A cell of a table.
@inlinable
public func td<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Td, Content> {
    Element(HTMLTags.Td.self, inside: content())
}

/// A header cell of a table.
@inlinable
public func th<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Th, Content> {
    Element(HTMLTags.Th.self, inside: content())
}

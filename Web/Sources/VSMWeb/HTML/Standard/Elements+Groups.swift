// Written by Web/Scripts/generate-html from Web/Scripts/html/elements.txt; change it there.

extension HTMLTags {
    /// The tag `div`.
    public enum Div: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "div") }
    }

    /// The tag `p`.
    public enum P: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "p") }
    }

    /// The tag `hr`.
    public enum Hr: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "hr", content: .nothing) }
    }

    /// The tag `pre`.
    public enum Pre: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "pre", content: .preformatted) }
    }

    /// The tag `blockquote`.
    public enum Blockquote: AnyQuotation {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "blockquote") }
    }

    /// The tag `ol`.
    public enum Ol: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "ol") }
    }

    /// The tag `ul`.
    public enum Ul: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "ul") }
    }

    /// The tag `menu`.
    public enum Menu: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "menu") }
    }

    /// The tag `li`.
    public enum Li: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "li") }
    }

    /// The tag `dl`.
    public enum Dl: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "dl") }
    }

    /// The tag `dt`.
    public enum Dt: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "dt") }
    }

    /// The tag `dd`.
    public enum Dd: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "dd") }
    }

    /// The tag `figure`.
    public enum Figure: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "figure") }
    }

    /// The tag `figcaption`.
    public enum Figcaption: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "figcaption") }
    }
}

/// A container without a meaning.
@inlinable
public func div<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Div, Content> {
    Element(HTMLTags.Div.self, inside: content())
}

/// A paragraph.
@inlinable
public func p<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.P, Content> {
    Element(HTMLTags.P.self, inside: content())
}

/// A thematic break.
@inlinable
public func hr() -> Element<HTMLTags.Hr, EmptyHTML> {
    Element(HTMLTags.Hr.self, [])
}

/// Text with its spaces and line breaks.
@inlinable
public func pre<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Pre, Content> {
    Element(HTMLTags.Pre.self, inside: content())
}

/// A quotation from another source.
@inlinable
public func blockquote<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Blockquote, Content> {
    Element(HTMLTags.Blockquote.self, inside: content())
}

/// An ordered list.
@inlinable
public func ol<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Ol, Content> {
    Element(HTMLTags.Ol.self, inside: content())
}

/// An unordered list.
@inlinable
public func ul<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Ul, Content> {
    Element(HTMLTags.Ul.self, inside: content())
}

/// A list of commands.
@inlinable
public func menu<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Menu, Content> {
    Element(HTMLTags.Menu.self, inside: content())
}

/// An item of a list.
@inlinable
public func li<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Li, Content> {
    Element(HTMLTags.Li.self, inside: content())
}

/// A list of terms with their descriptions.
@inlinable
public func dl<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Dl, Content> {
    Element(HTMLTags.Dl.self, inside: content())
}

/// A term in a description list.
@inlinable
public func dt<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Dt, Content> {
    Element(HTMLTags.Dt.self, inside: content())
}

/// The description of a term in a description list.
@inlinable
public func dd<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Dd, Content> {
    Element(HTMLTags.Dd.self, inside: content())
}

/// Self-contained content, such as an illustration, with an optional caption.
@inlinable
public func figure<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Figure, Content> {
    Element(HTMLTags.Figure.self, inside: content())
}

/// The caption of a figure.
@inlinable
public func figcaption<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Figcaption, Content> {
    Element(HTMLTags.Figcaption.self, inside: content())
}

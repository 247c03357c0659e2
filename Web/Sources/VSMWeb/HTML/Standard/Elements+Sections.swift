// Written by Web/Scripts/generate-html from Web/Scripts/html/elements.txt; change it there.

extension HTMLTags {
    /// The tag `article`.
    public enum Article: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "article") }
    }

    /// The tag `section`.
    public enum Section: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "section") }
    }

    /// The tag `nav`.
    public enum Nav: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "nav") }
    }

    /// The tag `aside`.
    public enum Aside: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "aside") }
    }

    /// The tag `header`.
    public enum Header: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "header") }
    }

    /// The tag `footer`.
    public enum Footer: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "footer") }
    }

    /// The tag `main`.
    public enum Main: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "main") }
    }

    /// The tag `search`.
    public enum Search: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "search") }
    }

    /// The tag `address`.
    public enum Address: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "address") }
    }

    /// The tag `hgroup`.
    public enum Hgroup: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "hgroup") }
    }

    /// The tag `h1`.
    public enum H1: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "h1") }
    }

    /// The tag `h2`.
    public enum H2: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "h2") }
    }

    /// The tag `h3`.
    public enum H3: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "h3") }
    }

    /// The tag `h4`.
    public enum H4: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "h4") }
    }

    /// The tag `h5`.
    public enum H5: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "h5") }
    }

    /// The tag `h6`.
    public enum H6: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "h6") }
    }
}

/// Self-contained content, such as a product.
@inlinable
public func article<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Article, Content> {
    Element(HTMLTags.Article.self, inside: content())
}

/// A section of the page, usually with a heading.
@inlinable
public func section<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Section, Content> {
    Element(HTMLTags.Section.self, inside: content())
}

/// Navigation links.
@inlinable
public func nav<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Nav, Content> {
    Element(HTMLTags.Nav.self, inside: content())
}

/// Content beside the main content.
@inlinable
public func aside<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Aside, Content> {
    Element(HTMLTags.Aside.self, inside: content())
}

/// Introductory content, such as the name of the site.
@inlinable
public func header<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Header, Content> {
    Element(HTMLTags.Header.self, inside: content())
}

/// The footer of the page or of a section.
@inlinable
public func footer<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Footer, Content> {
    Element(HTMLTags.Footer.self, inside: content())
}

/// The main content of the page, which occurs once.
@inlinable
public func main<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Main, Content> {
    Element(HTMLTags.Main.self, inside: content())
}

/// The part of the page that searches or filters.
@inlinable
public func search<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Search, Content> {
    Element(HTMLTags.Search.self, inside: content())
}

/// Contact information.
@inlinable
public func address<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Address, Content> {
    Element(HTMLTags.Address.self, inside: content())
}

/// A heading with related paragraphs, such as a subtitle.
@inlinable
public func hgroup<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Hgroup, Content> {
    Element(HTMLTags.Hgroup.self, inside: content())
}

/// The main heading of the page.
@inlinable
public func h1<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.H1, Content> {
    Element(HTMLTags.H1.self, inside: content())
}

/// The heading of a section.
@inlinable
public func h2<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.H2, Content> {
    Element(HTMLTags.H2.self, inside: content())
}

/// The heading of a subsection.
@inlinable
public func h3<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.H3, Content> {
    Element(HTMLTags.H3.self, inside: content())
}

/// A heading of the fourth level.
@inlinable
public func h4<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.H4, Content> {
    Element(HTMLTags.H4.self, inside: content())
}

/// A heading of the fifth level.
@inlinable
public func h5<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.H5, Content> {
    Element(HTMLTags.H5.self, inside: content())
}

/// A heading of the sixth level.
@inlinable
public func h6<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.H6, Content> {
    Element(HTMLTags.H6.self, inside: content())
}

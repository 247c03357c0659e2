// Written by Web/Scripts/generate-html from Web/Scripts/html/svg.txt; change it there.

extension SVGTags {
    /// The tag `g`.
    public enum G: SVGTag, HTMLTags.AnyLetters {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "g") }
    }

    /// The tag `a`.
    public enum A: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "a") }
    }

    /// The tag `defs`.
    public enum Defs: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "defs") }
    }

    /// The tag `symbol`.
    public enum Symbol: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "symbol") }
    }

    /// The tag `title`.
    public enum Title: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "title") }
    }

    /// The tag `linearGradient`.
    public enum LinearGradient: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "linearGradient") }
    }

    /// The tag `stop`.
    public enum Stop: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "stop") }
    }
}

extension SVG {
    /// A group of shapes.
    @inlinable
    public static func g<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.G, Content> {
        Element(SVGTags.G.self, inside: content())
    }

    /// A link.
    @inlinable
    public static func a<Content: HTML>(
        href: WebURL,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.A, Content> {
        Element(SVGTags.A.self, [Attribute("href", href.string)], inside: content())
    }

    /// Definitions that other elements use.
    @inlinable
    public static func defs<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Defs, Content> {
        Element(SVGTags.Defs.self, inside: content())
    }

    /// A graphic that other elements use.
    @inlinable
    public static func symbol<Content: HTML>(
        id: String,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Symbol, Content> {
        Element(SVGTags.Symbol.self, [Attribute("id", id)], inside: content())
    }

    /// The name of the graphic or of a part of it.
    @inlinable
    public static func title<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Title, Content> {
        Element(SVGTags.Title.self, inside: content())
    }

    /// A linear gradient.
    @inlinable
    public static func linearGradient<Content: HTML>(
        id: String,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.LinearGradient, Content> {
        Element(SVGTags.LinearGradient.self, [Attribute("id", id)], inside: content())
    }

    /// A color stop of a gradient.
    @inlinable
    public static func stop<Content: HTML>(
        offset: some HTMLNumber,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Stop, Content> {
        Element(SVGTags.Stop.self, [Attribute("offset", offset._attributeText)], inside: content())
    }
}

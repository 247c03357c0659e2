// Written by Scripts/generate-html from Scripts/html/svg.txt; change it there.

extension SVGTags {
    /// The tag `svg`.
    public enum Svg: SVGTag, HTMLTags.AnyLetters {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "svg") }
    }

    /// The tag `g`.
    public enum G: SVGTag, HTMLTags.AnyLetters {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "g") }
    }

    /// The tag `a`.
    public enum A: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "a") }
    }

    /// The tag `defs`.
    public enum Defs: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "defs") }
    }

    /// The tag `symbol`.
    public enum Symbol: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "symbol") }
    }

    /// The tag `title`.
    public enum Title: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "title") }
    }

    /// The tag `desc`.
    public enum Desc: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "desc") }
    }

    /// The tag `switch`.
    public enum Switch: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "switch") }
    }

    /// The tag `foreignObject`.
    public enum ForeignObject: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "foreignObject") }
    }
}

extension SVG {
    /// A graphic inside a graphic.
    @inlinable
    public static func svg<Content: HTML>(
        x: some HTMLNumber,
        y: some HTMLNumber,
        width: some HTMLNumber,
        height: some HTMLNumber,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Svg, Content> {
        Element(
            SVGTags.Svg.self,
            [
                Attribute("x", x.attributeText),
                Attribute("y", y.attributeText),
                Attribute("width", width.attributeText),
                Attribute("height", height.attributeText),
            ],
            inside: content()
        )
    }

    /// Shapes that belong together.
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

    /// What is used elsewhere.
    @inlinable
    public static func defs<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Defs, Content> {
        Element(SVGTags.Defs.self, inside: content())
    }

    /// A graphic that is used elsewhere.
    @inlinable
    public static func symbol<Content: HTML>(
        id: String,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Symbol, Content> {
        Element(SVGTags.Symbol.self, [Attribute("id", id)], inside: content())
    }

    /// The name of a graphic or of a part of it.
    @inlinable
    public static func title<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Title, Content> {
        Element(SVGTags.Title.self, inside: content())
    }

    /// The description of a graphic or of a part of it.
    @inlinable
    public static func desc<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Desc, Content> {
        Element(SVGTags.Desc.self, inside: content())
    }

    /// The first element that the browser can show.
    @inlinable
    public static func `switch`<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Switch, Content> {
        Element(SVGTags.Switch.self, inside: content())
    }

    /// HTML in a graphic.
    @inlinable
    public static func foreignObject<Content: HTML>(
        x: some HTMLNumber,
        y: some HTMLNumber,
        width: some HTMLNumber,
        height: some HTMLNumber,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.ForeignObject, Content> {
        Element(
            SVGTags.ForeignObject.self,
            [
                Attribute("x", x.attributeText),
                Attribute("y", y.attributeText),
                Attribute("width", width.attributeText),
                Attribute("height", height.attributeText),
            ],
            inside: content()
        )
    }
}

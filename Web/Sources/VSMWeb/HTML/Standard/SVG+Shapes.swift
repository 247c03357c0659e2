// Written by Web/Scripts/generate-html from Web/Scripts/html/svg.txt; change it there.

extension SVGTags {
    /// The tag `path`.
    public enum Path: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "path") }
    }

    /// The tag `rect`.
    public enum Rect: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "rect") }
    }

    /// The tag `circle`.
    public enum Circle: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "circle") }
    }

    /// The tag `ellipse`.
    public enum Ellipse: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "ellipse") }
    }

    /// The tag `line`.
    public enum Line: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "line") }
    }

    /// The tag `polyline`.
    public enum Polyline: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "polyline") }
    }

    /// The tag `polygon`.
    public enum Polygon: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "polygon") }
    }

    /// The tag `text`.
    public enum Text: SVGTag, HTMLTags.AnyLetters {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "text") }
    }

    /// The tag `tspan`.
    public enum Tspan: SVGTag, HTMLTags.AnyLetters {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "tspan") }
    }

    /// The tag `use`.
    public enum Use: SVGTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "use") }
    }
}

extension SVG {
    /// A path of lines and curves.
    @inlinable
    public static func path<Content: HTML>(
        d: String,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Path, Content> {
        Element(SVGTags.Path.self, [Attribute("d", d)], inside: content())
    }

    /// A rectangle.
    @inlinable
    public static func rect<Content: HTML>(
        x: some HTMLNumber,
        y: some HTMLNumber,
        width: some HTMLNumber,
        height: some HTMLNumber,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Rect, Content> {
        Element(
            SVGTags.Rect.self,
            [
                Attribute("x", x._attributeText), Attribute("y", y._attributeText),
                Attribute("width", width._attributeText), Attribute("height", height._attributeText),
            ],
            inside: content()
        )
    }

    /// A circle.
    @inlinable
    public static func circle<Content: HTML>(
        cx: some HTMLNumber,
        cy: some HTMLNumber,
        r: some HTMLNumber,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Circle, Content> {
        Element(
            SVGTags.Circle.self,
            [Attribute("cx", cx._attributeText), Attribute("cy", cy._attributeText), Attribute("r", r._attributeText)],
            inside: content()
        )
    }

    /// An ellipse.
    @inlinable
    public static func ellipse<Content: HTML>(
        cx: some HTMLNumber,
        cy: some HTMLNumber,
        rx: some HTMLNumber,
        ry: some HTMLNumber,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Ellipse, Content> {
        Element(
            SVGTags.Ellipse.self,
            [
                Attribute("cx", cx._attributeText), Attribute("cy", cy._attributeText),
                Attribute("rx", rx._attributeText), Attribute("ry", ry._attributeText),
            ],
            inside: content()
        )
    }

    /// A line.
    @inlinable
    public static func line<Content: HTML>(
        x1: some HTMLNumber,
        y1: some HTMLNumber,
        x2: some HTMLNumber,
        y2: some HTMLNumber,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Line, Content> {
        Element(
            SVGTags.Line.self,
            [
                Attribute("x1", x1._attributeText), Attribute("y1", y1._attributeText),
                Attribute("x2", x2._attributeText), Attribute("y2", y2._attributeText),
            ],
            inside: content()
        )
    }

    /// Connected lines.
    @inlinable
    public static func polyline<Content: HTML>(
        points: [(x: Double, y: Double)],
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Polyline, Content> {
        Element(SVGTags.Polyline.self, [Attribute("points", Attribute.text(of: points))], inside: content())
    }

    /// A closed shape of lines.
    @inlinable
    public static func polygon<Content: HTML>(
        points: [(x: Double, y: Double)],
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Polygon, Content> {
        Element(SVGTags.Polygon.self, [Attribute("points", Attribute.text(of: points))], inside: content())
    }

    /// Text.
    @inlinable
    public static func text<Content: HTML>(
        x: some HTMLNumber,
        y: some HTMLNumber,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Text, Content> {
        Element(
            SVGTags.Text.self,
            [Attribute("x", x._attributeText), Attribute("y", y._attributeText)],
            inside: content()
        )
    }

    /// A span of text.
    @inlinable
    public static func tspan<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Tspan, Content> {
        Element(SVGTags.Tspan.self, inside: content())
    }

    /// A copy of another element of the page.
    @inlinable
    public static func use<Content: HTML>(
        href: WebURL,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Use, Content> {
        Element(SVGTags.Use.self, [Attribute("href", href.string)], inside: content())
    }
}

// Written by Scripts/generate-html from Scripts/html/svg.txt; change it there.

extension SVGTags {
    /// The tag `linearGradient`.
    public enum LinearGradient: SVGTag, HTMLTags.AnyGradient {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "linearGradient") }
    }

    /// The tag `radialGradient`.
    public enum RadialGradient: SVGTag, HTMLTags.AnyGradient {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "radialGradient") }
    }

    /// The tag `stop`.
    public enum Stop: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "stop") }
    }

    /// The tag `pattern`.
    public enum Pattern: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "pattern") }
    }

    /// The tag `clipPath`.
    public enum ClipPath: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "clipPath") }
    }

    /// The tag `mask`.
    public enum Mask: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "mask") }
    }

    /// The tag `marker`.
    public enum Marker: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "marker") }
    }
}

extension SVG {
    /// Colors that change along a line.
    @inlinable
    public static func linearGradient<Content: HTML>(
        id: String,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.LinearGradient, Content> {
        Element(SVGTags.LinearGradient.self, [Attribute("id", id)], inside: content())
    }

    /// Colors that change from a center.
    @inlinable
    public static func radialGradient<Content: HTML>(
        id: String,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.RadialGradient, Content> {
        Element(SVGTags.RadialGradient.self, [Attribute("id", id)], inside: content())
    }

    /// A color of a gradient.
    @inlinable
    public static func stop<Content: HTML>(
        offset: some HTMLNumber,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Stop, Content> {
        Element(SVGTags.Stop.self, [Attribute("offset", offset.attributeText)], inside: content())
    }

    /// A graphic that is repeated.
    @inlinable
    public static func pattern<Content: HTML>(
        id: String,
        width: some HTMLNumber,
        height: some HTMLNumber,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Pattern, Content> {
        Element(
            SVGTags.Pattern.self,
            [
                Attribute("id", id),
                Attribute("width", width.attributeText),
                Attribute("height", height.attributeText),
            ],
            inside: content()
        )
    }

    /// The area in which something is visible.
    @inlinable
    public static func clipPath<Content: HTML>(
        id: String,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.ClipPath, Content> {
        Element(SVGTags.ClipPath.self, [Attribute("id", id)], inside: content())
    }

    /// How visible something is at each point.
    @inlinable
    public static func mask<Content: HTML>(
        id: String,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Mask, Content> {
        Element(SVGTags.Mask.self, [Attribute("id", id)], inside: content())
    }

    /// A graphic at the points of a line.
    @inlinable
    public static func marker<Content: HTML>(
        id: String,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Marker, Content> {
        Element(SVGTags.Marker.self, [Attribute("id", id)], inside: content())
    }
}

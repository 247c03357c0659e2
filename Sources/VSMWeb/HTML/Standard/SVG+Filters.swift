// Written by Scripts/generate-html from Scripts/html/svg.txt; change it there.

extension SVGTags {
    /// The tag `filter`.
    public enum Filter: SVGTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "filter") }
    }

    /// The tag `feBlend`.
    public enum FeBlend: SVGTag, HTMLTags.AnyEffect, HTMLTags.LayerEffect, HTMLTags.MixingEffect {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "feBlend") }
    }

    /// The tag `feColorMatrix`.
    public enum FeColorMatrix: SVGTag, HTMLTags.AnyEffect, HTMLTags.LayerEffect {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "feColorMatrix") }
    }

    /// The tag `feComposite`.
    public enum FeComposite: SVGTag, HTMLTags.AnyEffect, HTMLTags.LayerEffect, HTMLTags.MixingEffect {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "feComposite") }
    }

    /// The tag `feDropShadow`.
    public enum FeDropShadow:
        SVGTag, HTMLTags.AnyEffect, HTMLTags.LayerEffect, HTMLTags.AnyBlur, HTMLTags.AnyOffset, HTMLTags.AnyFlood
    {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "feDropShadow") }
    }

    /// The tag `feFlood`.
    public enum FeFlood: SVGTag, HTMLTags.AnyEffect, HTMLTags.AnyFlood {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "feFlood") }
    }

    /// The tag `feGaussianBlur`.
    public enum FeGaussianBlur: SVGTag, HTMLTags.AnyEffect, HTMLTags.LayerEffect, HTMLTags.AnyBlur {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "feGaussianBlur") }
    }

    /// The tag `feMerge`.
    public enum FeMerge: SVGTag, HTMLTags.AnyEffect {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "feMerge") }
    }

    /// The tag `feMergeNode`.
    public enum FeMergeNode: SVGTag, HTMLTags.LayerEffect {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "feMergeNode") }
    }

    /// The tag `feOffset`.
    public enum FeOffset: SVGTag, HTMLTags.AnyEffect, HTMLTags.LayerEffect, HTMLTags.AnyOffset {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "feOffset") }
    }

    /// The tag `feTile`.
    public enum FeTile: SVGTag, HTMLTags.AnyEffect, HTMLTags.LayerEffect {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "feTile") }
    }

    /// The tag `feTurbulence`.
    public enum FeTurbulence: SVGTag, HTMLTags.AnyEffect {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName(standard: "feTurbulence") }
    }
}

extension SVG {
    /// Effects on a graphic.
    @inlinable
    public static func filter<Content: HTML>(
        id: String,
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.Filter, Content> {
        Element(SVGTags.Filter.self, [Attribute("id", id)], inside: content())
    }

    /// Two layers, one on the other.
    @inlinable
    public static func feBlend<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.FeBlend, Content> {
        Element(SVGTags.FeBlend.self, inside: content())
    }

    /// Other colors.
    @inlinable
    public static func feColorMatrix<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.FeColorMatrix, Content> {
        Element(SVGTags.FeColorMatrix.self, inside: content())
    }

    /// Two layers, combined.
    @inlinable
    public static func feComposite<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.FeComposite, Content> {
        Element(SVGTags.FeComposite.self, inside: content())
    }

    /// A shadow.
    @inlinable
    public static func feDropShadow<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.FeDropShadow, Content> {
        Element(SVGTags.FeDropShadow.self, inside: content())
    }

    /// A layer of one color.
    @inlinable
    public static func feFlood<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.FeFlood, Content> {
        Element(SVGTags.FeFlood.self, inside: content())
    }

    /// A blurred layer.
    @inlinable
    public static func feGaussianBlur<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.FeGaussianBlur, Content> {
        Element(SVGTags.FeGaussianBlur.self, inside: content())
    }

    /// Layers, one on the other.
    @inlinable
    public static func feMerge<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.FeMerge, Content> {
        Element(SVGTags.FeMerge.self, inside: content())
    }

    /// A layer to be merged.
    @inlinable
    public static func feMergeNode<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.FeMergeNode, Content> {
        Element(SVGTags.FeMergeNode.self, inside: content())
    }

    /// A layer in another place.
    @inlinable
    public static func feOffset<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.FeOffset, Content> {
        Element(SVGTags.FeOffset.self, inside: content())
    }

    /// A repeated layer.
    @inlinable
    public static func feTile<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.FeTile, Content> {
        Element(SVGTags.FeTile.self, inside: content())
    }

    /// A layer of noise.
    @inlinable
    public static func feTurbulence<Content: HTML>(
        @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
    ) -> Element<SVGTags.FeTurbulence, Content> {
        Element(SVGTags.FeTurbulence.self, inside: content())
    }
}

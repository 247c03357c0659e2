// Written by Web/Scripts/generate-html from Web/Scripts/html/elements.txt; change it there.

extension HTMLTags {
    /// The tag `picture`.
    public enum Picture: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "picture") }
    }

    /// The tag `source`.
    public enum Source: Sized {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "source", content: .nothing) }
    }

    /// The tag `img`.
    public enum Img: AnyLoaded, Sized {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "img", content: .nothing) }
    }

    /// The tag `video`.
    public enum Video: AnyMedium, AnyLoaded, Sized {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "video") }
    }

    /// The tag `audio`.
    public enum Audio: AnyMedium, AnyLoaded {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "audio") }
    }

    /// The tag `track`.
    public enum Track: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "track", content: .nothing) }
    }

    /// The tag `map`.
    public enum Map: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "map") }
    }

    /// The tag `area`.
    public enum Area: AnyLink {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "area", content: .nothing) }
    }

    /// The tag `canvas`.
    public enum Canvas: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "canvas") }
    }

    /// The tag `svg`.
    public enum Svg: SVGTag, AnyLetters {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "svg") }
    }
}

/// An image with several sources, one of which the browser chooses.
@inlinable
public func picture<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Picture, Content> {
    Element(HTMLTags.Picture.self, inside: content())
}

/// A video player.
@inlinable
public func video<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Video, Content> {
    Element(HTMLTags.Video.self, inside: content())
}

/// An audio player.
@inlinable
public func audio<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Audio, Content> {
    Element(HTMLTags.Audio.self, inside: content())
}

/// An image map, which makes areas of an image links.
@inlinable
public func map<Content: HTML>(name: String, @HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Map, Content> {
    Element(HTMLTags.Map.self, [Attribute("name", name)], inside: content())
}

/// A canvas on which a script draws.
@inlinable
public func canvas<Content: HTML>(
    width: Int,
    height: Int,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Canvas, Content> {
    Element(
        HTMLTags.Canvas.self,
        [Attribute("width", String(width)), Attribute("height", String(height))],
        inside: content()
    )
}

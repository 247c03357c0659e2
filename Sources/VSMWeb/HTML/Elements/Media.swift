/// An image.
///
/// - Parameters:
///   - src: The URL of the image.
///   - alt: A description of the image for those who cannot see it; empty if it is decorative.
@inlinable
public func img(src: WebURL, alt: String) -> Element<HTMLTags.Img, EmptyHTML> {
    Element(HTMLTags.Img.self, [Attribute("src", src.string), Attribute("alt", alt)])
}

/// A source of a video or a sound.
///
/// - Parameter src: The URL of the file.
@inlinable
public func source(src: WebURL) -> Element<HTMLTags.Source, EmptyHTML> {
    Element(HTMLTags.Source.self, [Attribute("src", src.string)])
}

/// A source of a picture.
///
/// - Parameter srcset: The files, of which the browser chooses one.
@inlinable
public func source(srcset: ImageCandidate...) -> Element<HTMLTags.Source, EmptyHTML> {
    Element(HTMLTags.Source.self, [Attribute("srcset", Attribute.text(of: srcset))])
}

/// Text that runs with a video.
///
/// - Parameters:
///   - src: The URL of the file.
///   - kind: What the text is for.
@inlinable
public func track(src: WebURL, kind: TrackKind = .subtitles) -> Element<HTMLTags.Track, EmptyHTML> {
    Element(HTMLTags.Track.self, [Attribute("src", src.string), Attribute("kind", kind.rawValue)])
}

/// A vector graphic, whose content comes from ``SVG``.
///
/// Give a graphic that means something a name with ``HTMLElement/accessibilityLabel(_:)`` and the role `image`; hide one
/// that is decorative with ``HTMLElement/accessibilityHidden(_:)``.
///
/// - Parameters:
///   - viewBox: The part of its coordinates that the graphic shows.
///   - content: The shapes.
@inlinable
public func svg<Content: HTML>(
    viewBox: SVGViewBox,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Svg, Content> {
    Element(HTMLTags.Svg.self, [Attribute("viewBox", viewBox.text)], inside: content())
}

/// Creates an image.
///
/// - Parameters:
///   - src: The URL of the image.
///   - alt: A description of the image for people who cannot see it; empty if the image is decorative.
@inlinable
public func img(src: WebURL, alt: String) -> Element<HTMLTags.Img, EmptyHTML> {
    Element(HTMLTags.Img.self, [Attribute("src", src.string), Attribute("alt", alt)])
}

/// Creates a source of a video or an audio element.
///
/// - Parameter src: The URL of the file.
@inlinable
public func source(src: WebURL) -> Element<HTMLTags.Source, EmptyHTML> {
    Element(HTMLTags.Source.self, [Attribute("src", src.string)])
}

/// Creates a source of a picture.
///
/// - Parameter srcset: The files among which the browser chooses.
@inlinable
public func source(srcset: ImageCandidate...) -> Element<HTMLTags.Source, EmptyHTML> {
    Element(HTMLTags.Source.self, [Attribute("srcset", Attribute.text(of: srcset))])
}

/// Creates a text track of a video.
///
/// - Parameters:
///   - src: The URL of the file.
///   - kind: The purpose of the track.
@inlinable
public func track(src: WebURL, kind: TrackKind = .subtitles) -> Element<HTMLTags.Track, EmptyHTML> {
    Element(HTMLTags.Track.self, [Attribute("src", src.string), Attribute("kind", kind.rawValue)])
}

/// Creates a vector graphic with elements of ``SVG`` as its content.
///
/// If a graphic has a meaning, give it a name with ``HTMLElement/accessibilityLabel(_:)`` and the role `image`. If it
/// is decorative, hide it with ``HTMLElement/accessibilityHidden(_:)``.
///
/// - Parameters:
///   - viewBox: The part of its coordinate system that the graphic shows.
///   - content: The shapes.
@inlinable
public func svg<Content: HTML>(
    viewBox: SVGViewBox,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Svg, Content> {
    Element(HTMLTags.Svg.self, [Attribute("viewBox", viewBox.text)], inside: content())
}

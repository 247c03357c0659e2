/// The tag of an element, as a type.
///
/// The structure of a page follows from the types of its elements. The library has the tags of HTML in ``HTMLTags`` and
/// the tags of SVG in ``SVGTags``. For a custom element, see ``CustomTag``.
public protocol HTMLTag {
    /// The name of the tag.
    static var _name: HTMLTagName { get }
}

/// The tags of HTML.
public enum HTMLTags {}

/// A tag of SVG.
public protocol SVGTag: HTMLTag {}

/// The tags of SVG.
public enum SVGTags {}

/// The elements of SVG, for the content of ``svg(viewBox:_:)``.
///
/// ```swift
/// svg(viewBox: SVGViewBox(width: 10, height: 10)) {
///     SVG.circle(cx: 5, cy: 5, r: 4).fill(.none).stroke("currentColor")
/// }
/// ```
///
/// These are the elements that icons and charts need. An app declares others as a ``CustomTag``, and sets attributes
/// without a modifier with ``HTMLElement/attribute(_:_:)``. The library does not offer animation elements, because they
/// can set any attribute, including one that holds a URL.
public enum SVG {}

/// Creates an element with markup that is not escaped.
///
/// The author of the markup can change everything that a person sees of the page. Pass only markup that you wrote, or
/// that a trusted sanitizer produced.
///
/// ```swift
/// unsafeRawHTML(article.sanitizedBody).class("body")
/// ```
///
/// The markup is one value. When it changes, the browser parses all of it again. The markup must close every element
/// that it opens. The page does not know the nodes inside: they send no events, and their links reload the page.
/// Scripts become templates, which do nothing. Inline styles and event attributes have no effect under the content
/// security policy of the page.
///
/// - Parameters:
///   - markup: The content of the element.
///   - tag: The tag of the element, which must allow other elements as content.
public func unsafeRawHTML<Tag: HTMLTag>(
    _ markup: String,
    in tag: Tag.Type = HTMLTags.Div.self
) -> Element<_RawTag<Tag>, EmptyHTML> {
    Element(_RawTag<Tag>.self, [Attribute(name: Attribute.markup, value: RawMarkup.withoutScripts(markup))])
}

/// The tag of an element with markup that is not escaped.
public enum _RawTag<Tag: HTMLTag>: HTMLTag {
    /// The name of the tag.
    public static var _name: HTMLTagName {
        var name = Tag._name
        precondition(name.content == .nodes, "An element \"\(name.name)\" cannot have raw HTML as its content.")
        name.content = .markup
        return name
    }
}

/// Markup that is not escaped.
enum RawMarkup {
    /// Returns the markup with templates in place of scripts.
    ///
    /// A browser does not run scripts that it parses later, but it does run scripts from the site's own files in the
    /// first page.
    static func withoutScripts(_ markup: String) -> String {
        var output: [UInt8] = []
        var rest = Array(markup.utf8)[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            output += rest[...start]
            rest = rest[(start + 1)...]
            if rest.first == UInt8(ascii: "/") { output.append(rest.removeFirst()) }
            let name = rest.prefix(6).map { $0 | 0x20 }
            guard name.elementsEqual("script".utf8) else { continue }
            output += "template".utf8
            rest = rest.dropFirst(6)
        }
        guard !output.isEmpty else { return markup }
        return String(decoding: output + rest, as: UTF8.self)
    }
}

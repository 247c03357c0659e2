/// The name of an attribute without a modifier.
///
/// A name consists of ASCII letters, digits, hyphens, underscores, dots and colons, and begins with a letter. These
/// names are refused:
///
/// - names that begin with `on`: the server handles actions, with modifiers such as ``HTMLElement/onClick(_:)``;
/// - names of attributes that load or open a URL, such as `href` and `src`: they have modifiers or parameters of type
///   ``WebURL``. Attributes of SVG that can refer to another file, such as `clip-path`, are allowed, because the content
///   security policy of the page blocks files of other sites;
/// - `style`, which has no effect under the content security policy of the page: use ``HTMLElement/class(_:)``;
/// - `srcdoc`, `contenteditable` and other attributes that would add nodes that the server does not know;
/// - names that begin with `data-vsm-`, which the browser client uses.
///
/// The library does not check whether the attribute has a meaning on the element.
public struct AttributeName: Hashable, Sendable {
    /// The name.
    let string: String

    /// Creates a name.
    ///
    /// - Returns: `nil` if the name is refused.
    public init?(_ name: String) {
        guard Self.problem(with: name) == nil else { return nil }
        string = name
    }

    /// Returns the reason why a name is refused, as a sentence.
    static func problem(with name: String) -> String? {
        guard let first = name.utf8.first, isLetter(first), name.utf8.allSatisfy(isPartOfName) else {
            return #"A name begins with a letter and has only ASCII letters, digits, "-", "_", "." and ":"."#
        }
        let name = name.lowercased()
        if name.hasPrefix("on") { return "Events are handled on the server: use a modifier such as onClick." }
        if name.hasPrefix("data-vsm-") { return "The browser client uses such names: choose another one." }
        return problems[name]
    }

    private static let problems: [String: String] = {
        let url = "It holds a URL: use the modifier or parameter of type WebURL."
        let nodes = "It would add nodes that the server does not know."
        var problems = [
            "style": "It has no effect under the policy of the page: use a class and a style sheet.",
            "srcset": "It holds URLs: use srcset(_:).",
            "srcdoc": nodes, "contenteditable": nodes, "shadowrootmode": nodes,
            "http-equiv": "It belongs in the head of a document.",
            "attributename": "It lets an animation set any attribute.",
            "is": "It turns the element into another one: use a CustomTag.",
        ]
        let names = [
            "action", "archive", "background", "cite", "classid", "codebase", "data", "dynsrc", "formaction", "href",
            "icon", "imagesrcset", "itemtype", "longdesc", "lowsrc", "manifest", "ping", "poster", "profile", "src",
            "usemap", "xlink:href", "xml:base", "attributionsrc",
        ]
        for name in names { problems[name] = url }
        return problems
    }()

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"): true
        default: isLetter(byte)
        }
    }
}

extension AttributeName: ExpressibleByStringLiteral {
    /// Creates a name from a literal, and traps if the name is refused.
    public init(stringLiteral value: String) {
        if let problem = Self.problem(with: value) {
            fatalError("An attribute cannot be named \"\(value)\" here. \(problem)")
        }
        string = value
    }
}

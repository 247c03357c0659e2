/// A name or a text to search for: a string, which must be the whole text, or a ``TextPattern``.
public protocol TextMatching {
    /// The condition that a text must meet.
    var pattern: TextPattern { get }
}

extension String: TextMatching {
    /// The whole text.
    public var pattern: TextPattern { TextPattern(kind: .exact(self)) }
}

/// A condition that a name or a text must meet.
///
/// Several spaces and line breaks count as one space.
public struct TextPattern: TextMatching, Sendable, CustomStringConvertible {
    enum Kind {
        case any
        case exact(String)
        case containing(String)
    }

    let kind: Kind

    /// The pattern itself.
    public var pattern: TextPattern { self }

    /// The pattern as text.
    public var description: String {
        switch kind {
        case .any: ""
        case .exact(let text): quoted(text)
        case .containing(let text): "containing \(quoted(text))"
        }
    }

    func matches(_ text: String) -> Bool {
        switch kind {
        case .any: true
        case .exact(let expected): text == collapsed(expected)
        case .containing(let part): text.contains(collapsed(part))
        }
    }
}

extension TextMatching where Self == TextPattern {
    /// Any text, including an empty one.
    public static var any: TextPattern { TextPattern(kind: .any) }

    /// Returns a pattern for texts that contain another one.
    ///
    /// - Parameter part: The other text.
    public static func containing(_ part: String) -> TextPattern { TextPattern(kind: .containing(part)) }
}

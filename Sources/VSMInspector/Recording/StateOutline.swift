#if DEBUG || Inspector
/// The values of a state as lines of text, one for each stored value.
///
/// An outline is bounded in its depth, its length and the length of its texts.
package struct StateOutline: Sendable, Equatable {
    /// A value in a state.
    package struct Line: Sendable, Equatable {
        /// The names that lead to the value, such as `profile.name`; empty for the state itself.
        package let path: String
        /// The value, or the name of its type if it has values of its own.
        package let text: String
    }

    package private(set) var lines: [Line] = []
    /// Whether the state has more values than the outline.
    package private(set) var isCut = false

    private static let maximumLines = 60
    private static let maximumDepth = 6
    private static let maximumElements = 12
    private static let maximumText = 160

    /// An outline without values.
    init() {}

    /// Outlines a state. Call this on the owner of its container.
    package init(_ state: Any) {
        append(state, path: "", depth: 0)
    }

    private mutating func append(_ value: Any, path: String, depth: Int) {
        guard lines.count < Self.maximumLines, depth <= Self.maximumDepth else {
            isCut = true
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let wrapped = mirror.children.first?.value else { return append("nil", at: path) }
            append(wrapped, path: path, depth: depth)
        case .enum:
            append(DescribedState(value).caseName, at: path)
            guard let payload = mirror.children.first?.value else { return }
            append(payload: payload, path: path, depth: depth)
        case .struct, .class, .tuple:
            guard !mirror.children.isEmpty || mirror.displayStyle == .class else { return appendText(value, at: path) }
            // A text such as that of a date or a price says more than its parts.
            if mirror.displayStyle == .struct, value is any CustomStringConvertible { return appendText(value, at: path) }
            append(Self.typeName(value), at: path)
            guard mirror.displayStyle != .class || depth < 2 else { return }
            append(mirror.children.map { ($0.label, $0.value) }, path: path, depth: depth)
        case .collection, .set, .dictionary:
            append("\(mirror.children.count) \(mirror.children.count == 1 ? "element" : "elements")", at: path)
            let elements = mirror.children.prefix(Self.maximumElements).enumerated()
            append(elements.map { ("[\($0.offset)]", $0.element.value) }, path: path, depth: depth)
            if mirror.children.count > Self.maximumElements { isCut = true }
        default:
            appendText(value, at: path)
        }
    }

    /// Appends the values of an enum's case.
    private mutating func append(payload: Any, path: String, depth: Int) {
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else {
            let label = path.isEmpty ? Self.typeName(payload) : "value"
            return append(payload, path: Self.path(path, label), depth: depth + 1)
        }
        append(mirror.children.map { ($0.label, $0.value) }, path: path, depth: depth)
    }

    private mutating func append(_ values: [(label: String?, value: Any)], path: String, depth: Int) {
        for (label, value) in values {
            // Values without a label, which the mirror numbers, are named after their types.
            let name = label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? Self.typeName(value)
            append(value, path: Self.path(path, name), depth: depth + 1)
        }
    }

    private mutating func appendText(_ value: Any, at path: String) {
        let text = Mirror(reflecting: value).displayStyle == nil ? String(reflecting: value) : String(describing: value)
        append(text == "(Function)" ? Self.typeName(value) : text, at: path)
    }

    private mutating func append(_ text: String, at path: String) {
        lines.append(Line(path: path.cut(to: Self.maximumText), text: text.cut(to: Self.maximumText)))
    }

    /// The name of a value's type, without modules.
    private static func typeName(_ value: Any) -> String { "\(type(of: value))" }

    private static func path(_ path: String, _ label: String) -> String {
        let label = label.hasPrefix("_") && label.count > 1 ? String(label.dropFirst()) : label
        if path.isEmpty { return label }
        return label.hasPrefix("[") ? path + label : "\(path).\(label)"
    }
}

extension String {
    /// Returns the text, shortened if it has more Unicode scalars than a limit.
    func cut(to limit: Int) -> String {
        guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return String(unicodeScalars[..<end]) + "…"
    }
}
#endif

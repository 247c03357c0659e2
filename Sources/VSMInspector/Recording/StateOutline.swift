#if DEBUG
import Foundation
import VSM
@_spi(Inspection) import VSMJournal

/// The values of a state as lines of text, one for each stored value.
///
/// An outline has the data of a state. It leaves out functions, and what models depend on: objects, and structures inside
/// models that contain objects or functions. It is bounded in its depth, its length and the length of its texts.
@_spi(Inspection) public struct StateOutline: Sendable, Equatable {
    /// A value in a state.
    public struct Line: Sendable, Equatable {
        /// The names that lead to the value, such as `profile.name`; empty for the state itself.
        public let path: String
        /// The value, or the name of its type if it has values of its own.
        public let text: String
    }

    /// The values, in order.
    public private(set) var lines: [Line] = []
    /// The names of the enum cases among the values, without that of the state itself.
    public private(set) var cases: [String] = []
    /// Whether the state has more values than the outline.
    public private(set) var isCut = false

    private static let maximumLines = 60
    private static let maximumDepth = 6
    private static let maximumElements = 12
    private static let maximumText = 160
    /// The depth of the values of models; the state has the depth 0, and its models 1.
    private static let depthOfModelValues = 2

    /// An outline without values.
    init() {}

    /// Outlines a state, on the owner of its container.
    public init(_ state: Any) {
        append(state, path: "", depth: 0)
    }

    private mutating func append(_ value: Any, path: String, depth: Int) {
        guard lines.count < Self.maximumLines, depth <= Self.maximumDepth else {
            isCut = true
            return
        }
        let mirror = Mirror(reflecting: value)
        if depth >= Self.depthOfModelValues, Self.isDependency(mirror, value, depth: 0) { return }
        switch mirror.displayStyle {
        case .optional:
            guard let wrapped = mirror.children.first?.value else { return append("nil", at: path) }
            append(wrapped, path: path, depth: depth)
        case .enum:
            let name = DescribedState(value).caseName
            append(name, at: path)
            if !path.isEmpty { cases.append(name) }
            guard let payload = mirror.children.first?.value else { return }
            append(payload: payload, path: path, depth: depth)
        case .struct, .class, .tuple:
            // The text of a date or a price says more than its parts.
            guard !mirror.children.isEmpty, !(value is any CustomStringConvertible) else {
                return append(String(describing: value), at: path)
            }
            append("\(type(of: value))", at: path)
            append(mirror.children, path: path, depth: depth)
        case .collection, .set, .dictionary:
            append("\(mirror.children.count) \(mirror.children.count == 1 ? "element" : "elements")", at: path)
            for (index, element) in mirror.children.prefix(Self.maximumElements).enumerated() {
                append(element.value, path: "\(path)[\(index)]", depth: depth + 1)
            }
            if mirror.children.count > Self.maximumElements { isCut = true }
        default:
            if !Self.isFunction(value) { append(String(reflecting: value), at: path) }
        }
    }

    /// Appends the values of an enum's case.
    private mutating func append(payload: Any, path: String, depth: Int) {
        let mirror = Mirror(reflecting: payload)
        if mirror.displayStyle == .tuple { return append(mirror.children, path: path, depth: depth) }
        append(payload, path: Self.path(path, "\(type(of: payload))"), depth: depth + 1)
    }

    private mutating func append(_ values: Mirror.Children, path: String, depth: Int) {
        for (label, value) in values {
            // Values without a label, which the mirror numbers, are named after their types.
            let name = label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "\(type(of: value))"
            append(value, path: Self.path(path, name), depth: depth + 1)
        }
    }

    private mutating func append(_ text: String, at path: String) {
        lines.append(Line(path: path.bounded(to: Self.maximumText), text: text.bounded(to: Self.maximumText)))
    }

    private static func path(_ path: String, _ label: String) -> String {
        // The storage of a property wrapper has an underscore.
        let label = label.hasPrefix("_") ? String(label.dropFirst()) : label
        return path.isEmpty ? label : "\(path).\(label)"
    }

    /// Returns whether a value is an object or a function, or contains one.
    private static func isDependency(_ mirror: Mirror, _ value: Any, depth: Int) -> Bool {
        if mirror.displayStyle == .class || isFunction(value) { return true }
        guard depth < maximumDepth else { return false }
        return mirror.children.prefix(maximumElements).contains {
            isDependency(Mirror(reflecting: $0.value), $0.value, depth: depth + 1)
        }
    }

    private static func isFunction(_ value: Any) -> Bool {
        Mirror(reflecting: value).displayStyle == nil && "\(type(of: value))".contains("->")
    }
}
#endif

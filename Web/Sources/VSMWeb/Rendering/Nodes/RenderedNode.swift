/// The content of a node in the browser.
///
/// The position of the node in its run is fixed.
enum RenderedNode {
    /// A text. An empty text is not in the page.
    case text(String)
    /// The attributes of an element.
    case element([Attribute])
    /// The attributes of an element with a handler that requires a seen value.
    case tied(TiedElement)

    /// Whether the node is in the page.
    var isPresent: Bool {
        if case .text(let text) = self { !text.isEmpty } else { true }
    }

    /// Whether the node is an element with a handler that requires a seen value.
    var isTied: Bool { if case .tied = self { true } else { false } }

    /// The attributes of an element; empty for a text.
    var attributes: [Attribute] {
        get {
            switch self {
            case .text: []
            case .element(let attributes): attributes
            case .tied(let element): element.attributes
            }
        }
        set {
            switch self {
            case .text: break
            case .element: self = .element(newValue)
            case .tied(let element): element.attributes = newValue
            }
        }
    }
}

/// An element with a handler that requires a seen value.
final class TiedElement {
    fileprivate(set) var attributes: [Attribute]
    /// The value that the person must have seen.
    let value: SeenValue
    /// The version of the page in which the browser got the value.
    let version: Int

    init(attributes: [Attribute], value: SeenValue, version: Int) {
        self.attributes = attributes
        self.value = value
        self.version = version
    }
}

/// A value that a person sees before they act on it.
///
/// It is a class so that handlers, few of which have such a value, are small.
@usableFromInline
final class SeenValue {
    private let value: Any
    private let isEqual: (Any) -> Bool

    @usableFromInline
    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { $0 as? Value == value }
    }

    /// Returns whether the person sees the same value.
    func equals(_ other: SeenValue) -> Bool { isEqual(other.value) }
}

/// What the browser has of a node whose position in its run is fixed.
enum RenderedNode {
    /// A text; an empty one is not in the page.
    case text(String)
    /// The attributes of an element.
    case element([Attribute])
    /// The attributes of an element with a handler that is tied to a value.
    case tied(TiedElement)

    /// Whether the node is in the page.
    var isPresent: Bool {
        if case .text(let text) = self { !text.isEmpty } else { true }
    }

    /// The attributes of an element; a text has none.
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

/// An element with a handler that is tied to a value.
final class TiedElement {
    fileprivate(set) var attributes: [Attribute]
    /// The value to which the handler is tied.
    let value: SeenValue
    /// The version of the page with which the browser got the value.
    let version: Int

    init(attributes: [Attribute], value: SeenValue, version: Int) {
        self.attributes = attributes
        self.value = value
        self.version = version
    }
}

/// A value that a person sees before they act on it.
@usableFromInline
struct SeenValue {
    private let value: Any
    private let isEqual: (Any) -> Bool

    @usableFromInline
    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { $0 as? Value == value }
    }

    /// Whether the person sees the same.
    func equals(_ other: SeenValue) -> Bool { isEqual(other.value) }
}

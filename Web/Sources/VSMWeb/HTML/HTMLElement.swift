/// A piece with the modifiers of elements: an element, or an element with a key or an action on appearing.
///
/// The order of modifiers does not matter:
///
/// ```swift
/// li { product.name }.key(product.id).class("product").onClick { … }
/// ```
///
/// An attribute that only some elements have is a modifier of only these elements.
public protocol HTMLElement<Tag>: _PrimitiveHTML {
    /// The tag of the element.
    associatedtype Tag: HTMLTag

    /// The attributes and event handlers that modifiers change.
    var _parts: _ElementParts { get set }
}

/// The attributes and event handlers of an element.
@frozen
public struct _ElementParts {
    @usableFromInline var attributes: [Attribute]
    @usableFromInline var handlers: [BoundHandler] = []

    @inlinable
    init(_ attributes: [Attribute]) {
        self.attributes = attributes
    }
}

extension HTMLElement {
    /// Marks the content of the element as not final.
    ///
    /// The first response to a request waits briefly until no element in the page is busy, so that the page arrives
    /// with its content.
    @inlinable
    public func busy(_ isBusy: Bool = true) -> Self {
        setting(Attribute("aria-busy", "true"), isBusy)
    }

    /// Sets an attribute without a modifier, such as one whose name begins with `data-`.
    ///
    /// ```swift
    /// li { product.name }.attribute("data-product", product.code)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the attribute; see ``AttributeName`` for the names that are refused.
    ///   - value: The value, which is escaped; empty for an attribute without a value.
    public func attribute(_ name: AttributeName, _ value: String = "") -> Self {
        setting(Attribute(name: name.string, value: value))
    }

    /// Sets an attribute, replacing an attribute of the same name, or removes it.
    @inlinable
    consuming func setting(_ attribute: Attribute, _ isPresent: Bool = true) -> Self {
        _parts.attributes.set(attribute, isPresent)
        return self
    }
}

extension [Attribute] {
    /// Sets an attribute, replacing an attribute of the same name, or removes it.
    @usableFromInline
    mutating func set(_ attribute: consuming Attribute, _ isPresent: Bool = true) {
        let name = attribute.name
        if let index = firstIndex(where: { $0.name == name }) { remove(at: index) }
        if isPresent { append(attribute) }
    }
}

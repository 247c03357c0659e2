extension Element {
    /// Sets the classes of the element, separated by spaces.
    @inlinable
    public func `class`(_ names: String) -> Self { setting(Attribute("class", names)) }

    /// Sets the identifier of the element, which must be unique in the page.
    @inlinable
    public func id(_ identifier: String) -> Self { setting(Attribute("id", identifier)) }

    /// Sets the name of the element for assistive technology.
    @inlinable
    public func accessibilityLabel(_ label: String) -> Self { setting(Attribute("aria-label", label)) }

    /// Sets the role of the element for assistive technology.
    @inlinable
    public func role(_ role: AccessibilityRole) -> Self { setting(Attribute("role", role.rawValue)) }

    /// Marks the content of the element as not final yet.
    ///
    /// The first response to a request waits a moment until nothing in the page is busy, so that the page arrives with
    /// its content.
    @inlinable
    public func busy(_ isBusy: Bool = true) -> Self {
        setting(Attribute("aria-busy", "true"), isBusy)
    }

    /// Hides the element from assistive technology.
    @inlinable
    public func accessibilityHidden(_ isHidden: Bool = true) -> Self {
        setting(Attribute("aria-hidden", "true"), isHidden)
    }

    /// Disables a control.
    @inlinable
    public func disabled(_ isDisabled: Bool = true) -> Self {
        setting(Attribute("disabled"), isDisabled)
    }

    /// Sets an attribute, replacing one of the same name, or removes it.
    @inlinable
    func setting(_ attribute: Attribute, _ isPresent: Bool = true) -> Self {
        var element = self
        element.attributes.set(attribute, isPresent)
        return element
    }
}

extension [Attribute] {
    /// Sets an attribute, replacing one of the same name, or removes it.
    @usableFromInline
    mutating func set(_ attribute: Attribute, _ isPresent: Bool = true) {
        if let index = firstIndex(where: { $0.name == attribute.name }) { remove(at: index) }
        if isPresent { append(attribute) }
    }
}

/// The role of an element for assistive technology.
public enum AccessibilityRole: String, Sendable {
    /// A control that is pressed.
    case button
    /// An error that just happened, which is read out at once.
    case alert
    /// Information that is read out when nothing else is.
    case status
    /// The part of the page that searches it.
    case search
}

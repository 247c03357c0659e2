extension Element {
    /// Sets the classes of the element, separated by spaces.
    public func `class`(_ names: String) -> Self { setting(Attribute("class", names)) }

    /// Sets the identifier of the element, which must be unique in the page.
    public func id(_ identifier: String) -> Self { setting(Attribute("id", identifier)) }

    /// Sets the name of the element for assistive technology.
    public func accessibilityLabel(_ label: String) -> Self { setting(Attribute("aria-label", label)) }

    /// Sets the role of the element for assistive technology.
    public func role(_ role: AccessibilityRole) -> Self { setting(Attribute("role", role.rawValue)) }

    /// Marks the content of the element as not final yet.
    ///
    /// The first response to a request waits a moment until nothing in the page is busy, so that the page arrives with
    /// its content.
    public func busy(_ isBusy: Bool = true) -> Self {
        setting(Attribute("aria-busy", "true"), isBusy)
    }

    /// Hides the element from assistive technology.
    public func accessibilityHidden(_ isHidden: Bool = true) -> Self {
        setting(Attribute("aria-hidden", "true"), isHidden)
    }

    /// Disables a control.
    public func disabled(_ isDisabled: Bool = true) -> Self {
        setting(Attribute("disabled"), isDisabled)
    }

    /// Sets an attribute, replacing one of the same name, or removes it.
    func setting(_ attribute: Attribute, _ isPresent: Bool = true) -> Self {
        var element = self
        element.attributes.removeAll { $0.name == attribute.name }
        if isPresent { element.attributes.append(attribute) }
        return element
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

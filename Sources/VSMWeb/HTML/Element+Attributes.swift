extension Element {
    /// Sets the element's classes, separated by spaces.
    public func `class`(_ names: String) -> Self { setting(Attribute("class", names)) }

    /// Sets the identifier of the element, which must be the only one of its name in the page.
    public func id(_ identifier: String) -> Self { setting(Attribute("id", identifier)) }

    /// Sets what assistive technology calls the element.
    public func accessibilityLabel(_ label: String) -> Self { setting(Attribute("aria-label", label)) }

    /// Sets what assistive technology takes the element for.
    public func role(_ role: AccessibilityRole) -> Self { setting(Attribute("role", role.rawValue)) }

    /// Says that what is in the element is not final yet.
    ///
    /// The first answer to a request waits for a moment until nothing on the page is busy, so that the page comes with
    /// its content.
    public func busy(_ isBusy: Bool = true) -> Self {
        setting(Attribute("aria-busy", "true"), isBusy)
    }

    /// Hides the element from assistive technology.
    public func accessibilityHidden(_ isHidden: Bool = true) -> Self {
        setting(Attribute("aria-hidden", "true"), isHidden)
    }

    /// Makes a control unusable.
    public func disabled(_ isDisabled: Bool = true) -> Self {
        setting(Attribute("disabled"), isDisabled)
    }

    /// Sets an attribute in the place of one of the same name, or takes it away.
    private func setting(_ attribute: Attribute, _ isPresent: Bool = true) -> Self {
        var element = self
        element.attributes.removeAll { $0.name == attribute.name }
        if isPresent { element.attributes.append(attribute) }
        return element
    }
}

/// What assistive technology takes an element for.
public enum AccessibilityRole: String, Sendable {
    /// Something to press.
    case button
    /// Something that just went wrong; it is read out at once.
    case alert
    /// Something worth knowing; it is read out when there is time.
    case status
    /// Part of the page in which one searches.
    case search
}

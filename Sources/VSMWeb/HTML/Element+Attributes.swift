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
        isBusy ? setting(Attribute("aria-busy", "true")) : self
    }

    /// Hides the element from assistive technology.
    public func accessibilityHidden(_ isHidden: Bool = true) -> Self {
        isHidden ? setting(Attribute("aria-hidden", "true")) : self
    }

    /// Makes a control unusable.
    public func disabled(_ isDisabled: Bool = true) -> Self {
        isDisabled ? setting(Attribute("disabled")) : self
    }

    /// Sets an attribute, in the place of one of the same name.
    func setting(_ attribute: Attribute) -> Self {
        var element = self
        if let index = attributes.firstIndex(where: { $0.name == attribute.name }) {
            element.attributes[index] = attribute
        } else {
            element.attributes.append(attribute)
        }
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

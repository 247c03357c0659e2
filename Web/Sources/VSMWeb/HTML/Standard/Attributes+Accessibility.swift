// Written by Web/Scripts/generate-html from Web/Scripts/html/attributes.txt; change it there.

extension HTMLElement {
    /// Sets the role of the element for assistive technology.
    @inlinable
    public func role(_ role: AccessibilityRole) -> Self { setting(Attribute("role", role.rawValue)) }

    /// Sets the role of the element for assistive technology.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @_disfavoredOverload
    @inlinable
    public func role(_ role: AccessibilityRole?) -> Self {
        setting(Attribute("role", role?.rawValue ?? ""), role != nil)
    }

    /// Sets the name of the element for assistive technology.
    @inlinable
    public func accessibilityLabel(_ label: String) -> Self { setting(Attribute("aria-label", label)) }

    /// Hides the element from assistive technology.
    @inlinable
    public func accessibilityHidden(_ isHidden: Bool = true) -> Self {
        setting(Attribute("aria-hidden", "true"), isHidden)
    }

    /// Names the active element inside the element.
    @inlinable
    public func ariaActiveDescendant(_ identifier: String) -> Self {
        setting(Attribute("aria-activedescendant", identifier))
    }

    /// Sets whether assistive technology announces the whole element after a change.
    @inlinable
    public func ariaAtomic(_ isAtomic: Bool = true) -> Self {
        setting(Attribute("aria-atomic", isAtomic ? "true" : "false"))
    }

    /// Sets how the field completes the text that a person types.
    @inlinable
    public func ariaAutocomplete(_ completion: Completion) -> Self {
        setting(Attribute("aria-autocomplete", completion.rawValue))
    }

    /// Sets how the field completes the text that a person types.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @_disfavoredOverload
    @inlinable
    public func ariaAutocomplete(_ completion: Completion?) -> Self {
        setting(Attribute("aria-autocomplete", completion?.rawValue ?? ""), completion != nil)
    }

    /// Sets the name of the element in Braille.
    @inlinable
    public func ariaBrailleLabel(_ label: String) -> Self { setting(Attribute("aria-braillelabel", label)) }

    /// Sets the description of the element's role in Braille.
    @inlinable
    public func ariaBrailleRoleDescription(_ text: String) -> Self {
        setting(Attribute("aria-brailleroledescription", text))
    }

    /// Sets the checked state of the element.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @inlinable
    public func ariaChecked(_ state: Checkedness?) -> Self {
        setting(Attribute("aria-checked", state?.rawValue ?? ""), state != nil)
    }

    /// Sets the total number of columns in the table.
    @inlinable
    public func ariaColumnCount(_ count: Int) -> Self { setting(Attribute("aria-colcount", String(count))) }

    /// Sets the column index of the cell, starting at 1.
    @inlinable
    public func ariaColumnIndex(_ index: Int) -> Self { setting(Attribute("aria-colindex", String(index))) }

    /// Sets the text of the column index.
    @inlinable
    public func ariaColumnIndexText(_ text: String) -> Self { setting(Attribute("aria-colindextext", text)) }

    /// Sets the number of columns that the cell spans.
    @inlinable
    public func ariaColumnSpan(_ count: Int) -> Self { setting(Attribute("aria-colspan", String(count))) }

    /// Names the elements that the element controls.
    @inlinable
    public func ariaControls(_ identifiers: String...) -> Self {
        setting(Attribute("aria-controls", identifiers.joined(separator: " ")))
    }

    /// Sets the sense in which the element is the current one.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @inlinable
    public func ariaCurrent(_ item: CurrentItem?) -> Self {
        setting(Attribute("aria-current", item?.rawValue ?? ""), item != nil)
    }

    /// Names the elements that describe the element.
    @inlinable
    public func ariaDescribedBy(_ identifiers: String...) -> Self {
        setting(Attribute("aria-describedby", identifiers.joined(separator: " ")))
    }

    /// Describes the element.
    @inlinable
    public func ariaDescription(_ text: String) -> Self { setting(Attribute("aria-description", text)) }

    /// Names the elements with details about the element.
    @inlinable
    public func ariaDetails(_ identifiers: String...) -> Self {
        setting(Attribute("aria-details", identifiers.joined(separator: " ")))
    }

    /// Sets whether the element is disabled for assistive technology.
    @inlinable
    public func ariaDisabled(_ isDisabled: Bool = true) -> Self {
        setting(Attribute("aria-disabled", isDisabled ? "true" : "false"))
    }

    /// Names the elements with the error message.
    @inlinable
    public func ariaErrorMessage(_ identifiers: String...) -> Self {
        setting(Attribute("aria-errormessage", identifiers.joined(separator: " ")))
    }

    /// Sets whether the element, or the one that it controls, is expanded.
    @inlinable
    public func ariaExpanded(_ isExpanded: Bool = true) -> Self {
        setting(Attribute("aria-expanded", isExpanded ? "true" : "false"))
    }

    /// Names the elements that come next in the reading order.
    @inlinable
    public func ariaFlowTo(_ identifiers: String...) -> Self {
        setting(Attribute("aria-flowto", identifiers.joined(separator: " ")))
    }

    /// Sets the kind of popup that the element opens.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @inlinable
    public func ariaHasPopup(_ kind: PopupKind?) -> Self {
        setting(Attribute("aria-haspopup", kind?.rawValue ?? ""), kind != nil)
    }

    /// Sets whether the value of the element is invalid.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @inlinable
    public func ariaInvalid(_ invalidity: Invalidity?) -> Self {
        setting(Attribute("aria-invalid", invalidity?.rawValue ?? ""), invalidity != nil)
    }

    /// Sets the keys that activate the element.
    @inlinable
    public func ariaKeyShortcuts(_ shortcuts: String) -> Self { setting(Attribute("aria-keyshortcuts", shortcuts)) }

    /// Names the elements that label the element.
    @inlinable
    public func ariaLabelledBy(_ identifiers: String...) -> Self {
        setting(Attribute("aria-labelledby", identifiers.joined(separator: " ")))
    }

    /// Sets the level of the element, such as the level of a heading.
    @inlinable
    public func ariaLevel(_ level: Int) -> Self { setting(Attribute("aria-level", String(level))) }

    /// Sets the urgency with which assistive technology announces changes.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @inlinable
    public func ariaLive(_ politeness: LivePoliteness?) -> Self {
        setting(Attribute("aria-live", politeness?.rawValue ?? ""), politeness != nil)
    }

    /// Sets whether the element is modal.
    @inlinable
    public func ariaModal(_ isModal: Bool = true) -> Self {
        setting(Attribute("aria-modal", isModal ? "true" : "false"))
    }

    /// Sets whether the field accepts several lines.
    @inlinable
    public func ariaMultiline(_ isMultiline: Bool = true) -> Self {
        setting(Attribute("aria-multiline", isMultiline ? "true" : "false"))
    }

    /// Sets whether a person can select several items.
    @inlinable
    public func ariaMultiselectable(_ isMultiselectable: Bool = true) -> Self {
        setting(Attribute("aria-multiselectable", isMultiselectable ? "true" : "false"))
    }

    /// Sets the orientation of the element.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @inlinable
    public func ariaOrientation(_ orientation: Orientation?) -> Self {
        setting(Attribute("aria-orientation", orientation?.rawValue ?? ""), orientation != nil)
    }

    /// Names elements elsewhere that belong to the element.
    @inlinable
    public func ariaOwns(_ identifiers: String...) -> Self {
        setting(Attribute("aria-owns", identifiers.joined(separator: " ")))
    }

    /// Sets the placeholder of the field.
    @inlinable
    public func ariaPlaceholder(_ text: String) -> Self { setting(Attribute("aria-placeholder", text)) }

    /// Sets the position of the element in its set, starting at 1.
    @inlinable
    public func ariaPositionInSet(_ position: Int) -> Self { setting(Attribute("aria-posinset", String(position))) }

    /// Sets the pressed state of a toggle button.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @inlinable
    public func ariaPressed(_ state: Checkedness?) -> Self {
        setting(Attribute("aria-pressed", state?.rawValue ?? ""), state != nil)
    }

    /// Sets whether the element is read-only.
    @inlinable
    public func ariaReadOnly(_ isReadOnly: Bool = true) -> Self {
        setting(Attribute("aria-readonly", isReadOnly ? "true" : "false"))
    }

    /// Sets the kinds of changes that assistive technology announces.
    @inlinable
    public func ariaRelevant(_ changes: String) -> Self { setting(Attribute("aria-relevant", changes)) }

    /// Sets whether the field requires a value.
    @inlinable
    public func ariaRequired(_ isRequired: Bool = true) -> Self {
        setting(Attribute("aria-required", isRequired ? "true" : "false"))
    }

    /// Sets the description of the element's role.
    @inlinable
    public func ariaRoleDescription(_ text: String) -> Self { setting(Attribute("aria-roledescription", text)) }

    /// Sets the total number of rows in the table.
    @inlinable
    public func ariaRowCount(_ count: Int) -> Self { setting(Attribute("aria-rowcount", String(count))) }

    /// Sets the row index, starting at 1.
    @inlinable
    public func ariaRowIndex(_ index: Int) -> Self { setting(Attribute("aria-rowindex", String(index))) }

    /// Sets the text of the row index.
    @inlinable
    public func ariaRowIndexText(_ text: String) -> Self { setting(Attribute("aria-rowindextext", text)) }

    /// Sets the number of rows that the cell spans.
    @inlinable
    public func ariaRowSpan(_ count: Int) -> Self { setting(Attribute("aria-rowspan", String(count))) }

    /// Sets whether the element is selected.
    @inlinable
    public func ariaSelected(_ isSelected: Bool = true) -> Self {
        setting(Attribute("aria-selected", isSelected ? "true" : "false"))
    }

    /// Sets the total number of items in the set.
    @inlinable
    public func ariaSetSize(_ count: Int) -> Self { setting(Attribute("aria-setsize", String(count))) }

    /// Sets the sort order of the column.
    @inlinable
    public func ariaSort(_ order: SortOrder) -> Self { setting(Attribute("aria-sort", order.rawValue)) }

    /// Sets the sort order of the column.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @_disfavoredOverload
    @inlinable
    public func ariaSort(_ order: SortOrder?) -> Self {
        setting(Attribute("aria-sort", order?.rawValue ?? ""), order != nil)
    }

    /// Sets the largest value.
    @inlinable
    public func ariaValueMax(_ value: some HTMLNumber) -> Self {
        setting(Attribute("aria-valuemax", value._attributeText))
    }

    /// Sets the smallest value.
    @inlinable
    public func ariaValueMin(_ value: some HTMLNumber) -> Self {
        setting(Attribute("aria-valuemin", value._attributeText))
    }

    /// Sets the value.
    @inlinable
    public func ariaValueNow(_ value: some HTMLNumber) -> Self {
        setting(Attribute("aria-valuenow", value._attributeText))
    }

    /// Sets a readable text for the value.
    @inlinable
    public func ariaValueText(_ text: String) -> Self { setting(Attribute("aria-valuetext", text)) }
}

// Written by Web/Scripts/generate-html from Web/Scripts/html/attributes.txt; change it there.

extension HTMLElement where Tag: HTMLTags.AnyControl {
    /// Disables the control.
    @inlinable
    public func disabled(_ isDisabled: Bool = true) -> Self { setting(Attribute("disabled"), isDisabled) }
}

extension HTMLElement where Tag: HTMLTags.FormOwned {
    /// Names the form to which the control belongs, if the form does not contain it.
    @inlinable
    public func form(_ identifier: String) -> Self { setting(Attribute("form", identifier)) }
}

extension HTMLElement where Tag: HTMLTags.NamedControl {
    /// Sets the name of the value in ``FormValues``.
    @inlinable
    public func name(_ name: String) -> Self { setting(Attribute("name", name)) }
}

extension HTMLElement where Tag: HTMLTags.AnyField {
    /// Requires a value before the form can be submitted.
    @inlinable
    public func required(_ isRequired: Bool = true) -> Self { setting(Attribute("required"), isRequired) }

    /// Sets the values that the browser may fill in.
    @inlinable
    public func autocomplete(_ values: Autocompletion...) -> Self {
        setting(Attribute("autocomplete", values.attributeText))
    }
}

extension HTMLElement where Tag == HTMLTags.Input {
    /// Accepts several email addresses, separated by commas.
    @inlinable
    public func multiple(_ isMultiple: Bool = true) -> Self { setting(Attribute("multiple"), isMultiple) }

    /// Sets the number of visible characters.
    @inlinable
    public func size(_ count: Int) -> Self { setting(Attribute("size", String(count))) }
}

extension HTMLElement where Tag == HTMLTags.Select {
    /// Sets the number of visible options.
    @inlinable
    public func size(_ count: Int) -> Self { setting(Attribute("size", String(count))) }
}

extension HTMLElement where Tag: HTMLTags.TextEntry {
    /// Sets the placeholder, which the field shows while it is empty.
    @inlinable
    public func placeholder(_ text: String) -> Self { setting(Attribute("placeholder", text)) }

    /// Makes the field read-only.
    @inlinable
    public func readOnly(_ isReadOnly: Bool = true) -> Self { setting(Attribute("readonly"), isReadOnly) }

    /// Sets the minimum number of characters.
    @inlinable
    public func minLength(_ count: Int) -> Self { setting(Attribute("minlength", String(count))) }

    /// Sets the maximum number of characters.
    @inlinable
    public func maxLength(_ count: Int) -> Self { setting(Attribute("maxlength", String(count))) }

    /// Sets the name under which the form submits the direction of the text.
    @inlinable
    public func dirname(_ name: String) -> Self { setting(Attribute("dirname", name)) }
}

extension HTMLElement where Tag == HTMLTags.Input {
    /// Names the `datalist` with suggestions.
    @inlinable
    public func list(_ identifier: String) -> Self { setting(Attribute("list", identifier)) }

    /// Sets the smallest number.
    @inlinable
    public func min(_ value: some HTMLNumber) -> Self { setting(Attribute("min", value._attributeText)) }

    /// Sets the earliest date or time, such as `"2026-11-22"`.
    @inlinable
    public func min(_ value: String) -> Self { setting(Attribute("min", value)) }

    /// Sets the largest number.
    @inlinable
    public func max(_ value: some HTMLNumber) -> Self { setting(Attribute("max", value._attributeText)) }

    /// Sets the latest date or time, such as `"2026-11-22"`.
    @inlinable
    public func max(_ value: String) -> Self { setting(Attribute("max", value)) }

    /// Sets the interval between valid numbers, or between valid times in seconds.
    @inlinable
    public func step(_ step: some HTMLNumber) -> Self { setting(Attribute("step", step._attributeText)) }

    /// Sets a regular expression that the whole value must match.
    @inlinable
    public func pattern(_ expression: String) -> Self { setting(Attribute("pattern", expression)) }
}

extension HTMLElement where Tag == HTMLTags.Textarea {
    /// Sets the number of visible characters in a line.
    @inlinable
    public func cols(_ count: Int) -> Self { setting(Attribute("cols", String(count))) }

    /// Sets the number of visible lines.
    @inlinable
    public func rows(_ count: Int) -> Self { setting(Attribute("rows", String(count))) }

    /// Sets the line breaks that the browser submits.
    @inlinable
    public func wrap(_ wrapping: TextWrapping) -> Self { setting(Attribute("wrap", wrapping.rawValue)) }
}

extension HTMLElement where Tag == HTMLTags.Form {
    /// Submits the form without validating its values in the browser.
    @inlinable
    public func noValidate(_ isOff: Bool = true) -> Self { setting(Attribute("novalidate"), isOff) }

    /// Sets whether the browser may fill in the fields.
    @inlinable
    public func autocomplete(_ isOn: Bool = true) -> Self { setting(Attribute("autocomplete", isOn ? "on" : "off")) }
}

extension HTMLElement where Tag == HTMLTags.Button {
    /// Submits the form without validating its values in the browser.
    @inlinable
    public func formNoValidate(_ isOff: Bool = true) -> Self { setting(Attribute("formnovalidate"), isOff) }
}

extension HTMLElement where Tag: HTMLTags.Invoker {
    /// Names the popover that the button controls.
    @inlinable
    public func popoverTarget(_ identifier: String) -> Self { setting(Attribute("popovertarget", identifier)) }

    /// Sets the action of the button on its popover.
    @inlinable
    public func popoverTargetAction(_ action: PopoverAction) -> Self {
        setting(Attribute("popovertargetaction", action.rawValue))
    }

    /// Names the element that the button controls.
    @inlinable
    public func commandFor(_ identifier: String) -> Self { setting(Attribute("commandfor", identifier)) }

    /// Sets the command that the button sends to the element that it names.
    @inlinable
    public func command(_ command: ButtonCommand) -> Self { setting(Attribute("command", command.rawValue)) }
}

extension HTMLElement where Tag == HTMLTags.Button {
    /// Sets the value that the button submits under its name.
    @inlinable
    public func value(_ value: String) -> Self { setting(Attribute("value", value)) }
}

extension HTMLElement where Tag == HTMLTags.Label {
    /// Names the control to which the label belongs.
    @inlinable
    public func `for`(_ identifier: String) -> Self { setting(Attribute("for", identifier)) }
}

extension HTMLElement where Tag == HTMLTags.Output {
    /// Names the controls from which the result is calculated.
    @inlinable
    public func `for`(_ identifiers: String...) -> Self {
        setting(Attribute("for", identifiers.joined(separator: " ")))
    }
}

extension HTMLElement where Tag == HTMLTags.Option {
    /// Sets the text of the option.
    @inlinable
    public func label(_ text: String) -> Self { setting(Attribute("label", text)) }
}

extension HTMLElement where Tag == HTMLTags.Meter {
    /// Sets the upper bound of low values.
    @inlinable
    public func low(_ value: some HTMLNumber) -> Self { setting(Attribute("low", value._attributeText)) }

    /// Sets the lower bound of high values.
    @inlinable
    public func high(_ value: some HTMLNumber) -> Self { setting(Attribute("high", value._attributeText)) }

    /// Sets the best value.
    @inlinable
    public func optimum(_ value: some HTMLNumber) -> Self { setting(Attribute("optimum", value._attributeText)) }
}

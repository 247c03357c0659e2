// Written by Web/Scripts/generate-html from Web/Scripts/html/attributes.txt; change it there.

extension HTMLElement {
    /// Sets the key that activates the element together with a modifier key.
    @inlinable
    public func accessKey(_ key: String) -> Self { setting(Attribute("accesskey", key)) }

    /// Sets the letters that a virtual keyboard capitalizes.
    @inlinable
    public func autocapitalize(_ letters: Autocapitalization) -> Self {
        setting(Attribute("autocapitalize", letters.rawValue))
    }

    /// Sets the letters that a virtual keyboard capitalizes.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @_disfavoredOverload
    @inlinable
    public func autocapitalize(_ letters: Autocapitalization?) -> Self {
        setting(Attribute("autocapitalize", letters?.rawValue ?? ""), letters != nil)
    }

    /// Sets whether the browser corrects the text that a person types.
    @inlinable
    public func autocorrect(_ isOn: Bool = true) -> Self { setting(Attribute("autocorrect", isOn ? "on" : "off")) }

    /// Focuses the element when the browser loads the page.
    @inlinable
    public func autofocus(_ isFocused: Bool = true) -> Self { setting(Attribute("autofocus"), isFocused) }

    /// Sets the classes of the element, separated by spaces.
    @inlinable
    public func `class`(_ names: String) -> Self { setting(Attribute("class", names)) }

    /// Sets the direction of the text.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @inlinable
    public func dir(_ direction: TextDirection?) -> Self {
        setting(Attribute("dir", direction?.rawValue ?? ""), direction != nil)
    }

    /// Sets whether the element can be dragged.
    @inlinable
    public func draggable(_ isDraggable: Bool = true) -> Self {
        setting(Attribute("draggable", isDraggable ? "true" : "false"))
    }

    /// Sets the label of the Enter key on a virtual keyboard.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @inlinable
    public func enterKeyHint(_ hint: EnterKeyHint?) -> Self {
        setting(Attribute("enterkeyhint", hint?.rawValue ?? ""), hint != nil)
    }

    /// Hides the element from everyone.
    @inlinable
    public func hidden(_ isHidden: Bool = true) -> Self { setting(Attribute("hidden"), isHidden) }

    /// Sets the identifier of the element, which must be unique in the page.
    @inlinable
    public func id(_ identifier: String) -> Self { setting(Attribute("id", identifier)) }

    /// Makes the element ignore the pointer and the keyboard.
    @inlinable
    public func inert(_ isInert: Bool = true) -> Self { setting(Attribute("inert"), isInert) }

    /// Sets the virtual keyboard for the element.
    @inlinable
    public func inputMode(_ mode: InputMode) -> Self { setting(Attribute("inputmode", mode.rawValue)) }

    /// Sets the virtual keyboard for the element.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @_disfavoredOverload
    @inlinable
    public func inputMode(_ mode: InputMode?) -> Self {
        setting(Attribute("inputmode", mode?.rawValue ?? ""), mode != nil)
    }

    /// Sets the global identifier of a microdata item.
    @inlinable
    public func itemID(_ identifier: String) -> Self { setting(Attribute("itemid", identifier)) }

    /// Sets the name of the microdata property of the element.
    @inlinable
    public func itemProperty(_ name: String) -> Self { setting(Attribute("itemprop", name)) }

    /// Names further elements with properties of a microdata item.
    @inlinable
    public func itemReferences(_ identifiers: String...) -> Self {
        setting(Attribute("itemref", identifiers.joined(separator: " ")))
    }

    /// Makes the element a microdata item.
    @inlinable
    public func itemScope(_ isItem: Bool = true) -> Self { setting(Attribute("itemscope"), isItem) }

    /// Sets the type of a microdata item.
    @inlinable
    public func itemType(_ type: WebURL) -> Self { setting(Attribute("itemtype", type.string)) }

    /// Sets the language of the content, such as `"en"`.
    @inlinable
    public func lang(_ language: String) -> Self { setting(Attribute("lang", language)) }

    /// Makes the element a popover.
    ///
    /// If the value is `nil`, the element does not have the attribute.
    @inlinable
    public func popover(_ kind: PopoverKind?) -> Self {
        setting(Attribute("popover", kind?.rawValue ?? ""), kind != nil)
    }

    /// Sets whether the browser checks the spelling.
    @inlinable
    public func spellcheck(_ isOn: Bool = true) -> Self { setting(Attribute("spellcheck", isOn ? "true" : "false")) }

    /// Sets whether the element can have the focus: 0 in document order, -1 only by an action.
    @inlinable
    public func tabIndex(_ index: Int) -> Self { setting(Attribute("tabindex", String(index))) }

    /// Sets the tooltip of the element.
    @inlinable
    public func title(_ text: String) -> Self { setting(Attribute("title", text)) }

    /// Sets whether translation tools translate the element.
    @inlinable
    public func translate(_ isTranslated: Bool = true) -> Self {
        setting(Attribute("translate", isTranslated ? "yes" : "no"))
    }

    /// Sets whether the browser offers writing suggestions.
    @inlinable
    public func writingSuggestions(_ isOn: Bool = true) -> Self {
        setting(Attribute("writingsuggestions", isOn ? "true" : "false"))
    }
}

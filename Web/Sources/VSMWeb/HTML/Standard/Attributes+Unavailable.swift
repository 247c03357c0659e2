// Written by Web/Scripts/generate-html from Web/Scripts/html/attributes.txt; change it there.

extension HTMLElement {
    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "accessKey(_:)")
    public func accesskey(_ key: String) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "enterKeyHint(_:)")
    public func enterkeyhint(_ hint: EnterKeyHint) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "inputMode(_:)")
    public func inputmode(_ mode: InputMode) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "itemID(_:)")
    public func itemid(_ identifier: String) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "itemScope(_:)")
    public func itemscope(_ isItem: Bool = true) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "itemType(_:)")
    public func itemtype(_ type: WebURL) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "tabIndex(_:)")
    public func tabindex(_ index: Int) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "writingSuggestions(_:)")
    public func writingsuggestions(_ isOn: Bool = true) -> Self { self }
}

extension HTMLElement where Tag: HTMLTags.AnyLink {
    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "referrerPolicy(_:)")
    public func referrerpolicy(_ policy: ReferrerPolicy) -> Self { self }
}

extension HTMLElement where Tag: HTMLTags.AnyLoaded {
    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "crossOrigin(_:)")
    public func crossorigin(_ credentials: CrossOrigin) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Img {
    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "fetchPriority(_:)")
    public func fetchpriority(_ priority: FetchPriority) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "useMap(_:)")
    public func usemap(_ name: String) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "isMap(_:)")
    public func ismap(_ isMap: Bool = true) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Video {
    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "playsInline(_:)")
    public func playsinline(_ isInline: Bool = true) -> Self { self }
}

extension HTMLElement where Tag: HTMLTags.TextEntry {
    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "readOnly(_:)")
    public func readonly(_ isReadOnly: Bool = true) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "minLength(_:)")
    public func minlength(_ count: Int) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "maxLength(_:)")
    public func maxlength(_ count: Int) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Form {
    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "noValidate(_:)")
    public func novalidate(_ isOff: Bool = true) -> Self { self }
}

extension HTMLElement where Tag == HTMLTags.Button {
    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "formNoValidate(_:)")
    public func formnovalidate(_ isOff: Bool = true) -> Self { self }
}

extension HTMLElement where Tag: HTMLTags.Invoker {
    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "popoverTarget(_:)")
    public func popovertarget(_ identifier: String) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "popoverTargetAction(_:)")
    public func popovertargetaction(_ action: PopoverAction) -> Self { self }

    /// Explains the name of a modifier.
    @available(*, unavailable, renamed: "commandFor(_:)")
    public func commandfor(_ identifier: String) -> Self { self }
}

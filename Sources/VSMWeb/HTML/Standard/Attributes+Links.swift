// Written by Scripts/generate-html from Scripts/html/attributes.txt; change it there.

extension HTMLElement where Tag: HTMLTags.AnyLink {
    /// Saves what the link leads to as a file, instead of showing it.
    @inlinable
    public func download(_ fileName: String) -> Self { setting(Attribute("download", fileName)) }

    /// Sets the language of what the link leads to.
    @inlinable
    public func hreflang(_ language: String) -> Self { setting(Attribute("hreflang", language)) }

    /// Sets what the link is about.
    @inlinable
    public func rel(_ relations: LinkRelation...) -> Self { setting(Attribute("rel", relations.attributeText)) }

    /// Sets what the site of the link learns about the page.
    @inlinable
    public func referrerPolicy(_ policy: ReferrerPolicy) -> Self {
        setting(Attribute("referrerpolicy", policy.rawValue))
    }

    /// Sets where the link opens.
    @inlinable
    public func target(_ target: LinkTarget) -> Self { setting(Attribute("target", target.rawValue)) }

    /// Sets the media type of what the link leads to.
    @inlinable
    public func type(_ mediaType: String) -> Self { setting(Attribute("type", mediaType)) }
}

extension HTMLElement where Tag == HTMLTags.Area {
    /// Sets the shape of the area.
    @inlinable
    public func shape(_ shape: AreaShape) -> Self { setting(Attribute("shape", shape.rawValue)) }

    /// Sets the coordinates of the area.
    @inlinable
    public func coords(_ coordinates: Double...) -> Self { setting(Attribute("coords", coordinates.attributeText)) }
}

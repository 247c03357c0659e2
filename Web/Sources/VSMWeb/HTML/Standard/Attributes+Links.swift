// Written by Web/Scripts/generate-html from Web/Scripts/html/attributes.txt; change it there.

extension HTMLElement where Tag: HTMLTags.AnyLink {
    /// Downloads the target of the link under a file name.
    @inlinable
    public func download(_ fileName: String) -> Self { setting(Attribute("download", fileName)) }

    /// Sets the language of the target.
    @inlinable
    public func hreflang(_ language: String) -> Self { setting(Attribute("hreflang", language)) }

    /// Sets the relation between the page and the target of the link.
    @inlinable
    public func rel(_ relations: LinkRelation...) -> Self { setting(Attribute("rel", relations.attributeText)) }

    /// Sets the referrer that the browser sends to the target.
    @inlinable
    public func referrerPolicy(_ policy: ReferrerPolicy) -> Self {
        setting(Attribute("referrerpolicy", policy.rawValue))
    }

    /// Sets the window in which the link opens.
    @inlinable
    public func target(_ target: LinkTarget) -> Self { setting(Attribute("target", target.rawValue)) }

    /// Sets the media type of the target.
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

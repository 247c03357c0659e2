// Written by Scripts/generate-html from Scripts/html/attributes.txt; change it there.

extension HTMLElement where Tag: SVGTag {
    /// Shows the element in the area of a `clipPath` only.
    @inlinable
    public func clipPath(_ identifier: String) -> Self { setting(Attribute("clip-path", "url(#\(identifier))")) }

    /// Sets the color to which `currentColor` refers.
    @inlinable
    public func color(_ color: String) -> Self { setting(Attribute("color", color)) }

    /// Sets the form of the pointer.
    @inlinable
    public func cursor(_ cursor: String) -> Self { setting(Attribute("cursor", cursor)) }

    /// Sets whether the element takes part in the graphic.
    @inlinable
    public func display(_ value: String) -> Self { setting(Attribute("display", value)) }

    /// Sets the paint of the area.
    @inlinable
    public func fill(_ paint: SVGPaint) -> Self { setting(Attribute("fill", paint.text)) }

    /// Sets how opaque the area is, from 0 to 1.
    @inlinable
    public func fillOpacity(_ opacity: some HTMLNumber) -> Self {
        setting(Attribute("fill-opacity", opacity.attributeText))
    }

    /// Sets which points are inside the shape.
    @inlinable
    public func fillRule(_ rule: FillRule) -> Self { setting(Attribute("fill-rule", rule.rawValue)) }

    /// Applies the effects of a `filter`.
    @inlinable
    public func filter(_ identifier: String) -> Self { setting(Attribute("filter", "url(#\(identifier))")) }

    /// Draws a marker at the first point.
    @inlinable
    public func markerStart(_ identifier: String) -> Self { setting(Attribute("marker-start", "url(#\(identifier))")) }

    /// Draws a marker at the points between.
    @inlinable
    public func markerMid(_ identifier: String) -> Self { setting(Attribute("marker-mid", "url(#\(identifier))")) }

    /// Draws a marker at the last point.
    @inlinable
    public func markerEnd(_ identifier: String) -> Self { setting(Attribute("marker-end", "url(#\(identifier))")) }

    /// Shows the element as far as a `mask` does.
    @inlinable
    public func mask(_ identifier: String) -> Self { setting(Attribute("mask", "url(#\(identifier))")) }

    /// Sets how opaque the element is, from 0 to 1.
    @inlinable
    public func opacity(_ opacity: some HTMLNumber) -> Self { setting(Attribute("opacity", opacity.attributeText)) }

    /// Sets the order in which area, outline and markers are drawn.
    @inlinable
    public func paintOrder(_ order: String) -> Self { setting(Attribute("paint-order", order)) }

    /// Sets how long the outline is in the units of its dashes.
    @inlinable
    public func pathLength(_ length: some HTMLNumber) -> Self { setting(Attribute("pathLength", length.attributeText)) }

    /// Sets where the element reacts to the pointer.
    @inlinable
    public func pointerEvents(_ events: PointerEvents) -> Self { setting(Attribute("pointer-events", events.rawValue)) }

    /// Sets how the graphic fits into its size.
    @inlinable
    public func preserveAspectRatio(_ ratio: String) -> Self { setting(Attribute("preserveAspectRatio", ratio)) }

    /// Sets what a browser must be capable of to show the element.
    @inlinable
    public func requiredExtensions(_ extensions: String) -> Self {
        setting(Attribute("requiredExtensions", extensions))
    }

    /// Sets the paint of the outline.
    @inlinable
    public func stroke(_ paint: SVGPaint) -> Self { setting(Attribute("stroke", paint.text)) }

    /// Sets the lengths of dashes and gaps.
    @inlinable
    public func strokeDasharray(_ lengths: Double...) -> Self {
        setting(Attribute("stroke-dasharray", lengths.attributeText))
    }

    /// Sets where the dashes begin.
    @inlinable
    public func strokeDashoffset(_ length: some HTMLNumber) -> Self {
        setting(Attribute("stroke-dashoffset", length.attributeText))
    }

    /// Sets the ends of lines.
    @inlinable
    public func strokeLinecap(_ cap: LineCap) -> Self { setting(Attribute("stroke-linecap", cap.rawValue)) }

    /// Sets the corners of lines.
    @inlinable
    public func strokeLinejoin(_ join: LineJoin) -> Self { setting(Attribute("stroke-linejoin", join.rawValue)) }

    /// Sets how far pointed corners may reach.
    @inlinable
    public func strokeMiterlimit(_ limit: some HTMLNumber) -> Self {
        setting(Attribute("stroke-miterlimit", limit.attributeText))
    }

    /// Sets how opaque the outline is, from 0 to 1.
    @inlinable
    public func strokeOpacity(_ opacity: some HTMLNumber) -> Self {
        setting(Attribute("stroke-opacity", opacity.attributeText))
    }

    /// Sets how wide the outline is.
    @inlinable
    public func strokeWidth(_ width: some HTMLNumber) -> Self {
        setting(Attribute("stroke-width", width.attributeText))
    }

    /// Sets the languages for which the element is meant.
    @inlinable
    public func systemLanguage(_ languages: String) -> Self { setting(Attribute("systemLanguage", languages)) }

    /// Moves, turns or scales the element, as in `"rotate(45)"`.
    @inlinable
    public func transform(_ transform: String) -> Self { setting(Attribute("transform", transform)) }

    /// Sets how the outline is scaled.
    @inlinable
    public func vectorEffect(_ effect: VectorEffect) -> Self { setting(Attribute("vector-effect", effect.rawValue)) }

    /// Sets whether the element is visible.
    @inlinable
    public func visibility(_ value: String) -> Self { setting(Attribute("visibility", value)) }
}

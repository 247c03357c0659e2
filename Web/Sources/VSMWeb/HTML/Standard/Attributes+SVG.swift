// Written by Web/Scripts/generate-html from Web/Scripts/html/attributes.txt; change it there.

extension HTMLElement where Tag: SVGTag {
    /// Sets the paint of the area.
    @inlinable
    public func fill(_ paint: SVGPaint) -> Self { setting(Attribute("fill", paint.text)) }

    /// Sets the opacity of the area, from 0 to 1.
    @inlinable
    public func fillOpacity(_ opacity: some HTMLNumber) -> Self {
        setting(Attribute("fill-opacity", opacity._attributeText))
    }

    /// Sets the rule that decides which points are inside the shape.
    @inlinable
    public func fillRule(_ rule: FillRule) -> Self { setting(Attribute("fill-rule", rule.rawValue)) }

    /// Sets the opacity of the element, from 0 to 1.
    @inlinable
    public func opacity(_ opacity: some HTMLNumber) -> Self { setting(Attribute("opacity", opacity._attributeText)) }

    /// Sets the paint of the outline.
    @inlinable
    public func stroke(_ paint: SVGPaint) -> Self { setting(Attribute("stroke", paint.text)) }

    /// Sets the lengths of dashes and gaps.
    @inlinable
    public func strokeDasharray(_ lengths: Double...) -> Self {
        setting(Attribute("stroke-dasharray", lengths.attributeText))
    }

    /// Sets the shape of the ends of lines.
    @inlinable
    public func strokeLinecap(_ cap: LineCap) -> Self { setting(Attribute("stroke-linecap", cap.rawValue)) }

    /// Sets the shape of the corners of lines.
    @inlinable
    public func strokeLinejoin(_ join: LineJoin) -> Self { setting(Attribute("stroke-linejoin", join.rawValue)) }

    /// Sets the opacity of the outline, from 0 to 1.
    @inlinable
    public func strokeOpacity(_ opacity: some HTMLNumber) -> Self {
        setting(Attribute("stroke-opacity", opacity._attributeText))
    }

    /// Sets the width of the outline.
    @inlinable
    public func strokeWidth(_ width: some HTMLNumber) -> Self {
        setting(Attribute("stroke-width", width._attributeText))
    }

    /// Transforms the element, as in `"rotate(45)"`.
    @inlinable
    public func transform(_ transform: String) -> Self { setting(Attribute("transform", transform)) }
}

extension HTMLElement where Tag == SVGTags.Rect {
    /// Sets the horizontal radius of the corners.
    @inlinable
    public func rx(_ radius: some HTMLNumber) -> Self { setting(Attribute("rx", radius._attributeText)) }
}

extension HTMLElement where Tag: HTMLTags.AnyLetters {
    /// Sets the baseline of the text that is at its position.
    @inlinable
    public func dominantBaseline(_ baseline: Baseline) -> Self {
        setting(Attribute("dominant-baseline", baseline.rawValue))
    }

    /// Sets the size of the text.
    @inlinable
    public func fontSize(_ size: some HTMLNumber) -> Self { setting(Attribute("font-size", size._attributeText)) }

    /// Sets the part of the text that is at its position.
    @inlinable
    public func textAnchor(_ anchor: TextAnchor) -> Self { setting(Attribute("text-anchor", anchor.rawValue)) }
}

extension HTMLElement where Tag == SVGTags.LinearGradient {
    /// Sets the x coordinate of the start of the gradient.
    @inlinable
    public func x1(_ position: some HTMLNumber) -> Self { setting(Attribute("x1", position._attributeText)) }

    /// Sets the y coordinate of the start of the gradient.
    @inlinable
    public func y1(_ position: some HTMLNumber) -> Self { setting(Attribute("y1", position._attributeText)) }

    /// Sets the x coordinate of the end of the gradient.
    @inlinable
    public func x2(_ position: some HTMLNumber) -> Self { setting(Attribute("x2", position._attributeText)) }

    /// Sets the y coordinate of the end of the gradient.
    @inlinable
    public func y2(_ position: some HTMLNumber) -> Self { setting(Attribute("y2", position._attributeText)) }
}

extension HTMLElement where Tag == SVGTags.Stop {
    /// Sets the color.
    @inlinable
    public func stopColor(_ color: String) -> Self { setting(Attribute("stop-color", color)) }

    /// Sets the opacity of the color, from 0 to 1.
    @inlinable
    public func stopOpacity(_ opacity: some HTMLNumber) -> Self {
        setting(Attribute("stop-opacity", opacity._attributeText))
    }
}

extension HTMLElement where Tag == SVGTags.Symbol {
    /// Sets the part of the coordinate system that is visible.
    @inlinable
    public func viewBox(_ box: SVGViewBox) -> Self { setting(Attribute("viewBox", box.text)) }
}

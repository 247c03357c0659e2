// Written by Scripts/generate-html from Scripts/html/attributes.txt; change it there.

extension HTMLElement where Tag: HTMLTags.AnyRounded {
    /// Sets the horizontal radius of the corners.
    @inlinable
    public func rx(_ radius: some HTMLNumber) -> Self { setting(Attribute("rx", radius.attributeText)) }

    /// Sets the vertical radius of the corners.
    @inlinable
    public func ry(_ radius: some HTMLNumber) -> Self { setting(Attribute("ry", radius.attributeText)) }
}

extension HTMLElement where Tag: HTMLTags.AnyLetters {
    /// Sets which line of the text is at its position.
    @inlinable
    public func dominantBaseline(_ baseline: Baseline) -> Self {
        setting(Attribute("dominant-baseline", baseline.rawValue))
    }

    /// Moves the text to the right.
    @inlinable
    public func dx(_ distance: some HTMLNumber) -> Self { setting(Attribute("dx", distance.attributeText)) }

    /// Moves the text down.
    @inlinable
    public func dy(_ distance: some HTMLNumber) -> Self { setting(Attribute("dy", distance.attributeText)) }

    /// Sets the fonts of the text.
    @inlinable
    public func fontFamily(_ names: String) -> Self { setting(Attribute("font-family", names)) }

    /// Sets the size of the text.
    @inlinable
    public func fontSize(_ size: some HTMLNumber) -> Self { setting(Attribute("font-size", size.attributeText)) }

    /// Sets the style of the text, such as `"italic"`.
    @inlinable
    public func fontStyle(_ style: String) -> Self { setting(Attribute("font-style", style)) }

    /// Sets the weight of the text, such as `"bold"`.
    @inlinable
    public func fontWeight(_ weight: String) -> Self { setting(Attribute("font-weight", weight)) }

    /// Sets the space between letters.
    @inlinable
    public func letterSpacing(_ space: some HTMLNumber) -> Self {
        setting(Attribute("letter-spacing", space.attributeText))
    }

    /// Sets which part of the text is at its position.
    @inlinable
    public func textAnchor(_ anchor: TextAnchor) -> Self { setting(Attribute("text-anchor", anchor.rawValue)) }

    /// Sets lines of the text, such as `"underline"`.
    @inlinable
    public func textDecoration(_ decoration: String) -> Self { setting(Attribute("text-decoration", decoration)) }

    /// Sets how long the text is.
    @inlinable
    public func textLength(_ length: some HTMLNumber) -> Self { setting(Attribute("textLength", length.attributeText)) }
}

extension HTMLElement where Tag == SVGTags.LinearGradient {
    /// Sets where the line of the gradient begins.
    @inlinable
    public func x1(_ position: some HTMLNumber) -> Self { setting(Attribute("x1", position.attributeText)) }

    /// Sets where the line of the gradient begins.
    @inlinable
    public func y1(_ position: some HTMLNumber) -> Self { setting(Attribute("y1", position.attributeText)) }

    /// Sets where the line of the gradient ends.
    @inlinable
    public func x2(_ position: some HTMLNumber) -> Self { setting(Attribute("x2", position.attributeText)) }

    /// Sets where the line of the gradient ends.
    @inlinable
    public func y2(_ position: some HTMLNumber) -> Self { setting(Attribute("y2", position.attributeText)) }
}

extension HTMLElement where Tag == SVGTags.RadialGradient {
    /// Sets the center of the gradient.
    @inlinable
    public func cx(_ position: some HTMLNumber) -> Self { setting(Attribute("cx", position.attributeText)) }

    /// Sets the center of the gradient.
    @inlinable
    public func cy(_ position: some HTMLNumber) -> Self { setting(Attribute("cy", position.attributeText)) }

    /// Sets the radius of the gradient.
    @inlinable
    public func r(_ radius: some HTMLNumber) -> Self { setting(Attribute("r", radius.attributeText)) }

    /// Sets where the gradient begins.
    @inlinable
    public func fx(_ position: some HTMLNumber) -> Self { setting(Attribute("fx", position.attributeText)) }

    /// Sets where the gradient begins.
    @inlinable
    public func fy(_ position: some HTMLNumber) -> Self { setting(Attribute("fy", position.attributeText)) }
}

extension HTMLElement where Tag: HTMLTags.AnyGradient {
    /// Moves, turns or scales the gradient.
    @inlinable
    public func gradientTransform(_ transform: String) -> Self { setting(Attribute("gradientTransform", transform)) }

    /// Sets what the coordinates of the gradient refer to.
    @inlinable
    public func gradientUnits(_ units: PaintUnits) -> Self { setting(Attribute("gradientUnits", units.rawValue)) }

    /// Sets how the gradient continues beyond its ends.
    @inlinable
    public func spreadMethod(_ method: SpreadMethod) -> Self { setting(Attribute("spreadMethod", method.rawValue)) }
}

extension HTMLElement where Tag == SVGTags.Stop {
    /// Sets the color.
    @inlinable
    public func stopColor(_ color: String) -> Self { setting(Attribute("stop-color", color)) }

    /// Sets how opaque the color is, from 0 to 1.
    @inlinable
    public func stopOpacity(_ opacity: some HTMLNumber) -> Self {
        setting(Attribute("stop-opacity", opacity.attributeText))
    }
}

extension HTMLElement where Tag == SVGTags.Pattern {
    /// Moves, turns or scales the pattern.
    @inlinable
    public func patternTransform(_ transform: String) -> Self { setting(Attribute("patternTransform", transform)) }

    /// Sets what the size of the pattern refers to.
    @inlinable
    public func patternUnits(_ units: PaintUnits) -> Self { setting(Attribute("patternUnits", units.rawValue)) }
}

extension HTMLElement where Tag == SVGTags.ClipPath {
    /// Sets what the coordinates inside refer to.
    @inlinable
    public func clipPathUnits(_ units: PaintUnits) -> Self { setting(Attribute("clipPathUnits", units.rawValue)) }
}

extension HTMLElement where Tag == SVGTags.Mask {
    /// Sets what the position and size of the mask refer to.
    @inlinable
    public func maskUnits(_ units: PaintUnits) -> Self { setting(Attribute("maskUnits", units.rawValue)) }
}

extension HTMLElement where Tag == SVGTags.Marker {
    /// Sets the width of the marker.
    @inlinable
    public func markerWidth(_ width: some HTMLNumber) -> Self { setting(Attribute("markerWidth", width.attributeText)) }

    /// Sets the height of the marker.
    @inlinable
    public func markerHeight(_ height: some HTMLNumber) -> Self {
        setting(Attribute("markerHeight", height.attributeText))
    }

    /// Sets the direction of the marker, such as `"auto"`.
    @inlinable
    public func orient(_ angle: String) -> Self { setting(Attribute("orient", angle)) }

    /// Sets the point of the marker that is on the line.
    @inlinable
    public func refX(_ position: some HTMLNumber) -> Self { setting(Attribute("refX", position.attributeText)) }

    /// Sets the point of the marker that is on the line.
    @inlinable
    public func refY(_ position: some HTMLNumber) -> Self { setting(Attribute("refY", position.attributeText)) }
}

extension HTMLElement where Tag == SVGTags.TextPath {
    /// Sets how far from the beginning of the path the text begins.
    @inlinable
    public func startOffset(_ offset: some HTMLNumber) -> Self {
        setting(Attribute("startOffset", offset.attributeText))
    }
}

extension HTMLElement where Tag == SVGTags.Symbol {
    /// Sets which part of the coordinates is shown.
    @inlinable
    public func viewBox(_ box: SVGViewBox) -> Self { setting(Attribute("viewBox", box.text)) }
}

// Written by Scripts/generate-html from Scripts/html/attributes.txt; change it there.

extension HTMLElement where Tag: HTMLTags.AnyEffect {
    /// Names the layer that the effect makes.
    @inlinable
    public func result(_ name: String) -> Self { setting(Attribute("result", name)) }
}

extension HTMLElement where Tag: HTMLTags.LayerEffect {
    /// Names the layer on which the effect works.
    @inlinable
    public func input(_ name: String) -> Self { setting(Attribute("in", name)) }
}

extension HTMLElement where Tag: HTMLTags.MixingEffect {
    /// Names the other layer on which the effect works.
    @inlinable
    public func secondInput(_ name: String) -> Self { setting(Attribute("in2", name)) }
}

extension HTMLElement where Tag: HTMLTags.AnyBlur {
    /// Sets how blurred the layer is.
    @inlinable
    public func standardDeviation(_ deviation: some HTMLNumber) -> Self {
        setting(Attribute("stdDeviation", deviation.attributeText))
    }
}

extension HTMLElement where Tag: HTMLTags.AnyOffset {
    /// Moves the layer to the right.
    @inlinable
    public func dx(_ distance: some HTMLNumber) -> Self { setting(Attribute("dx", distance.attributeText)) }

    /// Moves the layer down.
    @inlinable
    public func dy(_ distance: some HTMLNumber) -> Self { setting(Attribute("dy", distance.attributeText)) }
}

extension HTMLElement where Tag: HTMLTags.AnyFlood {
    /// Sets the color.
    @inlinable
    public func floodColor(_ color: String) -> Self { setting(Attribute("flood-color", color)) }

    /// Sets how opaque the color is, from 0 to 1.
    @inlinable
    public func floodOpacity(_ opacity: some HTMLNumber) -> Self {
        setting(Attribute("flood-opacity", opacity.attributeText))
    }
}

extension HTMLElement where Tag == SVGTags.FeBlend {
    /// Sets how the layers are mixed, as in `"multiply"`.
    @inlinable
    public func mode(_ mode: String) -> Self { setting(Attribute("mode", mode)) }
}

extension HTMLElement where Tag == SVGTags.FeComposite {
    /// Sets how the layers are combined, as in `"in"`.
    @inlinable
    public func compositeOperator(_ name: String) -> Self { setting(Attribute("operator", name)) }
}

extension HTMLElement where Tag == SVGTags.FeColorMatrix {
    /// Sets what the values are, as in `"matrix"`.
    @inlinable
    public func type(_ type: String) -> Self { setting(Attribute("type", type)) }

    /// Sets how colors are computed.
    @inlinable
    public func values(_ values: Double...) -> Self { setting(Attribute("values", values.attributeText)) }
}

extension HTMLElement where Tag == SVGTags.FeTurbulence {
    /// Sets the kind of noise.
    @inlinable
    public func type(_ type: String) -> Self { setting(Attribute("type", type)) }

    /// Sets how fine the noise is.
    @inlinable
    public func baseFrequency(_ frequency: some HTMLNumber) -> Self {
        setting(Attribute("baseFrequency", frequency.attributeText))
    }

    /// Sets how detailed the noise is.
    @inlinable
    public func octaves(_ count: Int) -> Self { setting(Attribute("numOctaves", String(count))) }

    /// Sets where the noise begins.
    @inlinable
    public func seed(_ seed: Int) -> Self { setting(Attribute("seed", String(seed))) }
}

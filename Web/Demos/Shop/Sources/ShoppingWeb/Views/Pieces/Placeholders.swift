import VSMWeb

/// A message that content is being loaded, with gray shapes in its place.
struct Placeholders: HTML {
    /// The shape of the content that is being loaded.
    enum Shape: String {
        case grid
        case rows
    }

    let shape: Shape
    var count = 3

    var content: some HTML {
        Indicator.loading
        ul {
            forEach(0..<count, key: \.self) { _ in
                li {
                    span {}.class("placeholder picture")
                    span {
                        span {}.class("placeholder text")
                        span {}.class("placeholder text short")
                    }.class("caption")
                }
            }
        }.class("placeholders \(shape.rawValue)").accessibilityHidden()
    }
}

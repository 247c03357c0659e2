/// A color.
open class UIColor: NSObject, @unchecked Sendable {
    /// The background color.
    @available(tvOS, unavailable)
    open class var systemBackground: UIColor { UIColor() }
    /// The background color of groups.
    @available(tvOS, unavailable)
    open class var systemGroupedBackground: UIColor { UIColor() }
    /// The background color of views in groups.
    @available(tvOS, unavailable)
    open class var secondarySystemGroupedBackground: UIColor { UIColor() }
    /// The color of text.
    open class var label: UIColor { UIColor() }
    /// The color of secondary text.
    open class var secondaryLabel: UIColor { UIColor() }
    /// Red.
    open class var systemRed: UIColor { UIColor() }
    /// Pink.
    open class var systemPink: UIColor { UIColor() }
}

/// A color.
open class UIColor: NSObject, @unchecked Sendable {
    /// What is behind everything.
    @available(tvOS, unavailable)
    open class var systemBackground: UIColor { UIColor() }
    /// What is behind groups.
    @available(tvOS, unavailable)
    open class var systemGroupedBackground: UIColor { UIColor() }
    /// What is behind the views in groups.
    @available(tvOS, unavailable)
    open class var secondarySystemGroupedBackground: UIColor { UIColor() }
    /// For texts.
    open class var label: UIColor { UIColor() }
    /// For texts that are less important.
    open class var secondaryLabel: UIColor { UIColor() }
    /// Red.
    open class var systemRed: UIColor { UIColor() }
    /// Pink.
    open class var systemPink: UIColor { UIColor() }
}

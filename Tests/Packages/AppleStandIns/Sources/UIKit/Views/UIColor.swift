/// A color.
///
/// Each color is one object, so that it is equal to itself.
open class UIColor: NSObject, @unchecked Sendable {
    private static let systemColors = SystemColors()

    private struct SystemColors {
        let background = UIColor()
        let groupedBackground = UIColor()
        let secondaryGroupedBackground = UIColor()
        let label = UIColor()
        let secondaryLabel = UIColor()
        let red = UIColor()
        let pink = UIColor()
        let tint = UIColor()
    }

    /// The background color.
    @available(tvOS, unavailable)
    open class var systemBackground: UIColor { systemColors.background }
    /// The background color of groups.
    @available(tvOS, unavailable)
    open class var systemGroupedBackground: UIColor { systemColors.groupedBackground }
    /// The background color of views in groups.
    @available(tvOS, unavailable)
    open class var secondarySystemGroupedBackground: UIColor { systemColors.secondaryGroupedBackground }
    /// The color of text.
    open class var label: UIColor { systemColors.label }
    /// The color of secondary text.
    open class var secondaryLabel: UIColor { systemColors.secondaryLabel }
    /// Red.
    open class var systemRed: UIColor { systemColors.red }
    /// Pink.
    open class var systemPink: UIColor { systemColors.pink }

    /// The tint color of views without one.
    static var systemTint: UIColor { systemColors.tint }
}

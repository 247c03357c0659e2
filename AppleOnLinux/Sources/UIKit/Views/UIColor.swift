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
        let systemRed = UIColor()
        let pink = UIColor()
        let tint = UIColor()
        let white = UIColor()
        let black = UIColor()
        let clear = UIColor()
        let gray = UIColor()
        let red = UIColor()
        let blue = UIColor()
        let systemBlue = UIColor()
        let systemGray = UIColor()
    }

    /// Creates a color.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init()
    }

    /// Returns the color with an opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor() }

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
    open class var systemRed: UIColor { systemColors.systemRed }
    /// Pink.
    open class var systemPink: UIColor { systemColors.pink }

    /// Blue.
    open class var systemBlue: UIColor { systemColors.systemBlue }
    /// Gray.
    open class var systemGray: UIColor { systemColors.systemGray }
    /// White.
    open class var white: UIColor { systemColors.white }
    /// Black.
    open class var black: UIColor { systemColors.black }
    /// Gray, the same in each appearance.
    open class var gray: UIColor { systemColors.gray }
    /// Red, the same in each appearance.
    open class var red: UIColor { systemColors.red }
    /// Blue, the same in each appearance.
    open class var blue: UIColor { systemColors.blue }
    /// No color.
    open class var clear: UIColor { systemColors.clear }

    /// The tint color of views without one.
    static var systemTint: UIColor { systemColors.tint }
}

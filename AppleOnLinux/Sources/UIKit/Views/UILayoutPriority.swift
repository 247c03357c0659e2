/// How important a constraint is, which this stand-in ignores.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public let rawValue: Float

    /// Creates a priority.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// The priority of constraints by default.
    public static let required = UILayoutPriority(1000)
    /// The priority with which a button resists compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which a button hugs its content.
    public static let defaultLow = UILayoutPriority(250)
}

extension UIView {
    /// Sets the priority with which the view resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

    /// Sets the priority with which the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {}
}

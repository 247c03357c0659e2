/// A constraint between edges of views, which this stand-in ignores.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// A direction.
    public enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }

    /// Whether the constraint is active.
    open var isActive = false

    /// How important the constraint is.
    open var priority = UILayoutPriority.required

    /// Activates constraints, as setting `isActive` of each would (uikit/nslayoutconstraint/activate(_:)).
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// An edge of a view.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// Returns a constraint between this edge and another one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }

    /// Returns a constraint between this edge and another one, with space in between.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

/// A horizontal edge.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical edge.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint for its length.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// A rectangle for constraints that is not a view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView {
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// The horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The area that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// The area inside the margins.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    /// The area with a readable width.
    public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
}

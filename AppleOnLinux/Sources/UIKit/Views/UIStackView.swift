/// Views below or beside each other.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// The views.
    open private(set) var arrangedSubviews: [UIView] = []

    /// Whether they are below or beside each other.
    open var axis: NSLayoutConstraint.Axis = .horizontal

    /// The room between them.
    open var spacing: CGFloat = 0

    /// The alignment across the axis.
    open var alignment: Alignment = .fill

    /// The distribution along the axis.
    open var distribution: Distribution = .fill

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }

    /// The alignments across the axis.
    public enum Alignment: Int, Sendable {
        case fill
        case leading
        case firstBaseline
        case center
        case trailing
        case lastBaseline
    }

    /// The distributions along the axis.
    public enum Distribution: Int, Sendable {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
    }
}

/// Views that can be scrolled.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// The control that a user pulls down to refresh the content.
    @available(tvOS, unavailable)
    open var refreshControl: UIRefreshControl? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    override var ownElement: ScreenElement? { refreshControl?.ownElement }

    /// The edges of the content, for constraints.
    open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }

    /// The edges of the frame, for constraints.
    open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

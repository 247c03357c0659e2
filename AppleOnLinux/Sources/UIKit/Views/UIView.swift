/// A rectangular area on the screen with its contents.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// The rectangle.
    open var frame: CGRect

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// Whether the view is hidden.
    open var isHidden = false {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The background color.
    open var backgroundColor: UIColor?

    private var ownTintColor: UIColor?

    // Apple's interface has this implicitly unwrapped.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of its symbols and titles: its own, or else that of its superview, or else the system's
    /// (uikit/uiview/tintcolor).
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemTint }
        set { ownTintColor = newValue }
    }

    /// The way in which it follows the size of its superview.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether its size follows from `frame` and `autoresizingMask`.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// The subviews, from back to front.
    open private(set) var subviews: [UIView] = []

    /// The superview.
    open private(set) weak var superview: UIView?

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates a view from an archive, which this stand-in does not support.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Creates a view without a size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Adds a subview.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        ScreenChanges.shared.noteChange()
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        ScreenChanges.shared.noteChange()
    }

    private lazy var updates = TrackedUpdates { [unowned self] in layoutSubviews() }

    /// Called when the view is shown, and again when tracked state that it has read changes.
    open func layoutSubviews() {}

    /// Schedules another call of `layoutSubviews()`.
    open func setNeedsLayout() { updates.setNeedsUpdate() }

    /// Lays out the view and all views in it.
    final func layOutAll() {
        updates.updateIfNeeded()
        for view in subviews { view.layOutAll() }
    }

    /// The ways in which a view follows the size of its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The width grows and shrinks.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The height grows and shrinks.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    /// The element of the view itself for the host.
    var ownElement: ScreenElement? {
        guard let accessibilityLabel else { return nil }
        var element = ScreenElement("View", accessibilityLabel)
        element.value = accessibilityValue
        return element
    }

    /// The elements inside the view for the host.
    var innerElements: [ScreenElement] { subviews.flatMap(\.screenElements) }

    final var screenElements: [ScreenElement] {
        isHidden ? [] : [ownElement].compactMap { $0 } + innerElements
    }
}

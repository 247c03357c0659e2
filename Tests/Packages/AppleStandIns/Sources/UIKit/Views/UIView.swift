/// A rectangle on the screen, and what is in it.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// The rectangle.
    open var frame: CGRect

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// Whether nothing of it can be seen.
    open var isHidden = false {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// What is behind it.
    open var backgroundColor: UIColor?

    /// The color of its symbols and titles.
    open var tintColor: UIColor?

    /// How it follows the size of what it is in.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether its size follows from `frame` and `autoresizingMask`.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// What is in it, hindmost first.
    open private(set) var subviews: [UIView] = []

    /// What it is in.
    open private(set) weak var superview: UIView?

    /// Makes a view of a size at a place.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Makes a view out of an archive, which this stand-in cannot read.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes a view without a size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Puts a view into this one.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        ScreenChanges.shared.noteChange()
    }

    /// Takes the view out of what it is in.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        ScreenChanges.shared.noteChange()
    }

    private lazy var updates = TrackedUpdates { [unowned self] in layoutSubviews() }

    /// Called when the view is shown, and again when something changes that it has read.
    open func layoutSubviews() {}

    /// Asks for another call of `layoutSubviews()`.
    open func setNeedsLayout() { updates.setNeedsUpdate() }

    /// Lays the view and all that is in it out.
    final func layOutAll() {
        updates.updateIfNeeded()
        for view in subviews { view.layOutAll() }
    }

    /// How a view follows the size of what it is in.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The ways as bits.
        public let rawValue: UInt

        /// Makes a set of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The width grows and shrinks.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The height grows and shrinks.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    /// What the host sees of the view itself.
    var ownElement: ScreenElement? {
        guard let accessibilityLabel else { return nil }
        var element = ScreenElement("View", accessibilityLabel)
        element.value = accessibilityValue
        return element
    }

    /// What the host sees of what is in the view.
    var innerElements: [ScreenElement] { subviews.flatMap(\.screenElements) }

    final var screenElements: [ScreenElement] {
        isHidden ? [] : [ownElement].compactMap { $0 } + innerElements
    }
}

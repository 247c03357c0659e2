/// A rectangle on the screen, and what is in it.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// The rectangle.
    open var frame: CGRect

    /// Whether nothing of it can be seen.
    open var isHidden = false

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
    }

    /// Takes the view out of what it is in.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
}

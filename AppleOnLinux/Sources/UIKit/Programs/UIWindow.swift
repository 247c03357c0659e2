/// A window of a program.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The scene that the window belongs to.
    open private(set) weak var windowScene: UIWindowScene?

    /// The controller of the window's content.
    open var rootViewController: UIViewController?

    /// Creates a window in a scene.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: .zero)
        isHidden = true
    }

    /// Creates a window that belongs to no scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates a window from an archive, which this stand-in does not support.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Shows the window in front of all others.
    open func makeKeyAndVisible() {
        isHidden = false
        guard let windowScene else { return }
        windowScene.windows.removeAll { $0 === self }
        windowScene.windows.append(self)
    }
}

/// What a program's views are in.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The scene that the window belongs to.
    open private(set) weak var windowScene: UIWindowScene?

    /// The controller of what is in the window.
    open var rootViewController: UIViewController?

    /// Makes a window of a scene.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: .zero)
        isHidden = true
    }

    /// Makes a window out of an archive, which this stand-in cannot read.
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

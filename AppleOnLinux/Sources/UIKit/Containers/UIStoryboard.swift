/// A storyboard, of which this stand-in has none.
@available(visionOS, introduced: 1, deprecated: 1)
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    /// Finds a storyboard.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init()
    }

    /// Returns no controller.
    open func instantiateInitialViewController() -> UIViewController? { nil }

    /// Never returns.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        fatalError("The stand-ins have no storyboards: create the view controller in code.")
    }

    /// Returns no controller.
    @available(iOS 13, tvOS 13, *)
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { nil }

    /// Never returns.
    @available(iOS 13, tvOS 13, *)
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        fatalError("The stand-ins have no storyboards: create the view controller in code.")
    }
}

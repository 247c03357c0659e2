#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A view controller with a SwiftUI view, which this stand-in does not draw.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    public var rootView: Content

    /// Creates a controller.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from an archive, which this stand-in does not support.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        nil
    }

    /// Creates a controller from an archive, which this stand-in does not support.
    public required init?(coder aDecoder: NSCoder) {
        nil
    }
}
#endif

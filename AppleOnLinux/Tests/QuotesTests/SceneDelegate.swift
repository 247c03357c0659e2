// snippet.hide
// swift-format-ignore-file: OrderedImports
#if IS_APP  // Here, the feature is in the same module.
// snippet.show
import Quotes
// snippet.hide
#endif
// snippet.show
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(
            rootViewController: QuoteScreenController { "Less is more." }
        )
        window.makeKeyAndVisible()
        self.window = window
    }
}

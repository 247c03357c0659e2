import ShoppingOnDevice
import UIKit

/// The shop as an app in UIKit, whose windows share one database.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var shop = DeviceShop.ofApp()

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

/// A running program.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// The running program.
    public static let shared = UIApplication()

    /// The delegate of the program.
    open var delegate: (any UIApplicationDelegate)?

    /// The scenes of the program.
    open private(set) var connectedScenes: Set<UIScene> = []

    /// Starts a program, and shows the first view controller of its first window.
    package func launch(_ delegate: some UIApplicationDelegate) -> UIViewController? {
        self.delegate = delegate
        let session = UISceneSession(role: .windowApplication)
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(self, configurationForConnecting: session, options: options)
        let scene = UIWindowScene(session: session, connectionOptions: options)
        connectedScenes.insert(scene)
        guard let delegateType = configuration.delegateClass as? any UIWindowSceneDelegate.Type else { return nil }
        let sceneDelegate = delegateType.init()
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        return scene.windows.first?.rootViewController
    }
}

/// The delegate of a program.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    // Apple's program creates its delegate with the Objective-C runtime.
    /// Creates the delegate.
    init()

    /// Returns the configuration of a new scene.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    /// Starts the program, prints its first screen, and exits.
    public static func main() {
        guard let root = UIApplication.shared.launch(Self()) else { return }
        print(HostedScreen(root).description)
    }

    /// Returns a configuration without a delegate.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
}

/// A program that runs.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// The program that runs.
    public static let shared = UIApplication()

    /// What the program is told of itself.
    open var delegate: (any UIApplicationDelegate)?

    /// The scenes that are shown, or could be.
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

/// What a program is told of itself.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    // Apple's program makes its delegate by the runtime of Objective-C.
    /// Makes the delegate.
    init()

    /// Says how a new scene is made.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    /// Starts the program, prints what it shows first, and ends.
    public static func main() {
        guard let root = UIApplication.shared.launch(Self()) else { return }
        print(HostedScreen(root).description)
    }

    /// Makes scenes of which the program is told nothing.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
}

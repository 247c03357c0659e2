/// A user interface of the program that the system manages.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The session of the scene.
    public let session: UISceneSession

    /// The delegate of the scene.
    open var delegate: (any UISceneDelegate)?

    /// Creates a scene, as the system does.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The reasons for which the system creates a scene.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {}
}

/// A scene of windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// The windows, from back to front.
    open internal(set) var windows: [UIWindow] = []
}

/// The session of a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// The role of the scene.
    public let role: Role

    init(role: Role) {
        self.role = role
    }

    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public let rawValue: String

        /// Creates a role.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window of the program.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// The configuration of a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    /// The name of the configuration in `Info.plist`.
    public let name: String?

    /// The role of the scene.
    public let role: UISceneSession.Role

    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// The delegate of a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    // Apple's system creates the delegate with the Objective-C runtime.
    /// Creates the delegate.
    init()

    /// Called when the scene has been created.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
}

/// The delegate of a scene of windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
}

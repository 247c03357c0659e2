/// One of the program's interfaces that the system manages.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// What the system remembers of the scene.
    public let session: UISceneSession

    /// What the scene is told of itself.
    open var delegate: (any UISceneDelegate)?

    /// Makes a scene, as the system does.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Why the system makes a scene.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {}
}

/// A scene of windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// The windows, hindmost first.
    open internal(set) var windows: [UIWindow] = []
}

/// What the system remembers of a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// What the scene is for.
    public let role: Role

    init(role: Role) {
        self.role = role
    }

    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public let rawValue: String

        /// Makes a role.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window of the program.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    /// The name that `Info.plist` has for it.
    public let name: String?

    /// What the scene is for.
    public let role: UISceneSession.Role

    /// The class of what the scene is told of itself.
    open var delegateClass: AnyClass?

    /// Describes a scene.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// What a scene is told of itself.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    // Apple's system makes the delegate by the runtime of Objective-C.
    /// Makes the delegate.
    init()

    /// Called when the scene is there.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
}

/// What a scene of windows is told of itself.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
}

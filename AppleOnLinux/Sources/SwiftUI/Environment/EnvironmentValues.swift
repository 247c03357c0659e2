/// A key of a value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view has set one.
    static var defaultValue: Value { get }
}

/// The values that outer views provide to inner ones.
public struct EnvironmentValues: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates values that are all the default ones.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { object(of: objectType) }
        set { setObject(newValue) }
    }

    func object<T: AnyObject>(of type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

    mutating func setObject<T: AnyObject>(_ object: T?) { values[ObjectIdentifier(T.self)] = object }
}

/// Whether the screen is light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}

/// Whether a scene can be seen and used.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public enum ScenePhase: Comparable, Sendable {
    case background
    case inactive
    case active
}

extension EnvironmentValues {
    /// Whether the screen is light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the scene can be seen and used.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

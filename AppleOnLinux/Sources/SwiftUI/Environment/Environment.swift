/// A value that outer views provide.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var values = EnvironmentValues()

    /// Creates a wrapper for a value in the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Creates a wrapper for an object in the environment.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values.object(of: objectType) else {
                fatalError("No view around this one has environment(_:) with an object of the type \(objectType).")
            }
            return object
        }
    }

    /// Creates a wrapper for an object that may be in the environment.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.object(of: objectType) }
    }

    /// The value.
    public var wrappedValue: Value { read(values) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: KeptProperty {
    @MainActor mutating func install(at place: Place, path: String) {
        place.readsEnvironment = true
        values = place.surroundings.environment
    }
}

extension View {
    /// Sets a value in the environment of the view.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Provides an object to the view.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentView(content: self) { $0.setObject(object) }
    }
}

nonisolated struct EnvironmentView<Content: View>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let change: (inout EnvironmentValues) -> Void

    @MainActor func draw(at place: Place) -> [Node] {
        let place = place.child("content")
        change(&place.surroundings.environment)
        return place.draw(content)
    }
}

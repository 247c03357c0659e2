/// An observable object that an outer view provides, and whose changes update the view.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: nonisolated DynamicProperty {
    private var object: ObjectType?

    /// Creates a wrapper for the object.
    public nonisolated init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No view around this one has environmentObject(_:) with an object of the type \(ObjectType.self)."
            )
        }
        return object
    }

    /// A wrapper that creates bindings to properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(wrappedValue) }
}

extension EnvironmentObject: nonisolated KeptProperty {
    @MainActor mutating func install(at place: Place, path: String) {
        place.readsEnvironment = true
        object = place.surroundings.environment.object(of: ObjectType.self)
        if let object { ObservedObject(wrappedValue: object).install(at: place, path: path) }
    }
}

extension View {
    /// Provides an observable object to the view.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentView(content: self) { $0.setObject(object) }
    }
}

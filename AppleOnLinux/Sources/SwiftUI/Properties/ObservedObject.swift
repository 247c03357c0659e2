/// An observable object that is stored elsewhere and whose changes update the view.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: nonisolated DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Creates a wrapper that observes an object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a wrapper that observes an object.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// A wrapper that creates bindings to properties of the object.
    public var projectedValue: Wrapper { Wrapper(wrappedValue) }

    /// A wrapper that creates bindings to properties of an object.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        private let object: ObjectType

        init(_ object: ObjectType) {
            self.object = object
        }

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(
                get: { @MainActor in object[keyPath: keyPath] },
                set: { @MainActor in object[keyPath: keyPath] = $0 }
            )
        }
    }

    private final class Observation {
        weak var object: ObjectType?
        var subscription: AnyCancellable?
    }
}

extension ObservedObject: nonisolated KeptProperty {
    @MainActor func install(at place: Place, path: String) {
        let observation = place.keep(path) { Observation() }
        guard observation.object !== wrappedValue else { return }
        observation.object = wrappedValue
        place.host.seeContainers(of: wrappedValue)
        observation.subscription = wrappedValue.objectWillChange.sink { [weak place] _ in
            place?.invalidate()
        }
    }
}

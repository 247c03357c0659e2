/// An observable object that is created once for the place of a view, and lives as long as the place.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: nonisolated DynamicProperty {
    private nonisolated var storage: Storage

    /// Creates a state object from a closure that is called when the view is installed.
    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = .initially(thunk)
    }

    /// The object of the place; before the view has a place, a new object for each access.
    public var wrappedValue: ObjectType {
        switch storage {
        case .initially(let make): make()
        case .kept(let cell): cell.object
        }
    }

    /// A wrapper that creates bindings to properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(wrappedValue) }

    private enum Storage: @unchecked Sendable {
        case initially(() -> ObjectType)
        case kept(Cell)
    }

    private final class Cell {
        let object: ObjectType
        private let subscription: AnyCancellable

        init(_ object: ObjectType, didChange: @escaping () -> Void) {
            self.object = object
            subscription = object.objectWillChange.sink { _ in didChange() }
        }
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension StateObject: nonisolated KeptProperty {
    @MainActor mutating func install(at place: Place, path: String) {
        storage = .kept(
            place.keep(path) {
                let object = wrappedValue
                place.host.seeContainers(of: object)
                return Cell(object) { [weak place] in place?.invalidate() }
            }
        )
    }
}

/// An observable object that is made once for the place of a view, and lives as long as that.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: nonisolated DynamicProperty {
    private nonisolated let link: Link

    /// Takes the closure that makes the object when the view is installed.
    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        link = Link(thunk)
    }

    /// The object of the place; where there is no place yet, an object made just for this call.
    public var wrappedValue: ObjectType { link.cell?.object ?? link.make() }

    /// Makes bindings to properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(wrappedValue) }

    private nonisolated final class Link: @unchecked Sendable {
        let make: () -> ObjectType
        var cell: Cell?

        init(_ make: @escaping () -> ObjectType) {
            self.make = make
        }
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

extension StateObject: nonisolated KeptProperty {
    @MainActor func install(at place: Place, path: String) {
        link.cell = place.keep(path) {
            Cell(link.make()) { [weak host = place.host] in host?.scheduleUpdate() }
        }
    }
}

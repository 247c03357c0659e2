/// The views of the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent {}

extension DynamicViewContent {
    /// Lets a user delete views, which the host never does.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

    /// Lets a user move views, which the host never does.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

/// A button that lets a user edit a list, which the host never does.
@available(iOS 13, tvOS 13, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public nonisolated struct EditButton: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    /// Creates a button.
    public init() {}

    @MainActor package func draw(at place: Place) -> [Node] { [Node("Button", text: "Edit")] }
}

/// A type that provides previews during development.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder static var previews: Previews { get }
}

extension View {
    /// Names a preview.
    public nonisolated func previewDisplayName(_ name: String?) -> some View { self }
}

/// Makes views to look at while an app is being written.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// What there is to look at.
    associatedtype Previews: View

    /// What there is to look at.
    @ViewBuilder static var previews: Previews { get }
}

extension View {
    /// Names a preview.
    public nonisolated func previewDisplayName(_ name: String?) -> some View { self }
}

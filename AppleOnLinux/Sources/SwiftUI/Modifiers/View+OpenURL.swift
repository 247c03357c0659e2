extension View {
    /// Calls an action when the system opens an address in the app.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        let action = UncheckedSendable(value: action)
        return MappedView(content: self) {
            var node = $0
            node.openURL = action.value
            return node
        }
    }
}

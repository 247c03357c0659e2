// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations.

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("ConfirmationDialog", Text(titleKey), isPresented, actions(), EmptyView()) }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("ConfirmationDialog", Text(title), isPresented, actions(), EmptyView()) }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { dialog("ConfirmationDialog", Text(titleKey), isPresented, actions(), message()) }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { dialog("ConfirmationDialog", Text(title), isPresented, actions(), message()) }

    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { dialog("ConfirmationDialog", Text(titleKey), isPresented, data.map(actions), EmptyView?.none) }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { dialog("ConfirmationDialog", Text(titleKey), isPresented, data.map(actions), data.map(message)) }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic
    case visible
    case hidden
}

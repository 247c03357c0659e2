// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations.

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("Alert", Text(titleKey), isPresented, actions(), EmptyView()) }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("Alert", Text(title), isPresented, actions(), EmptyView()) }

    public nonisolated func alert<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("Alert", title, isPresented, actions(), EmptyView()) }

    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { dialog("Alert", Text(titleKey), isPresented, actions(), message()) }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { dialog("Alert", Text(title), isPresented, actions(), message()) }

    public nonisolated func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { dialog("Alert", title, isPresented, actions(), message()) }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { dialog("Alert", Text(titleKey), isPresented, data.map(actions), EmptyView?.none) }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { dialog("Alert", Text(title), isPresented, data.map(actions), EmptyView?.none) }

    public nonisolated func alert<A: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { dialog("Alert", title, isPresented, data.map(actions), EmptyView?.none) }

    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { dialog("Alert", Text(titleKey), isPresented, data.map(actions), data.map(message)) }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { dialog("Alert", Text(title), isPresented, data.map(actions), data.map(message)) }

    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { dialog("Alert", title, isPresented, data.map(actions), data.map(message)) }

    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("Alert", Text(error), isPresented, error.map { _ in actions() }, EmptyView()) }

    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View { dialog("Alert", Text(error), isPresented, error.map(actions), error.map(message)) }
}

extension Text {
    fileprivate nonisolated init(_ error: (any LocalizedError)?) {
        self.init(verbatim: error?.errorDescription ?? error?.localizedDescription ?? "")
    }
}

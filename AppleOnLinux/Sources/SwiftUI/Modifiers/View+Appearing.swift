extension View {
    /// Calls an action once, when the view appears.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        AppearingView(content: self, appear: action, disappear: nil)
    }

    /// Calls an action once, when the view has disappeared.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        AppearingView(content: self, appear: nil, disappear: action)
    }

    /// Runs a task from the appearance of the view until its disappearance.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        TaskView(content: self, priority: priority, action: UncheckedSendable(value: action), id: 0)
    }

    /// Runs a task from the appearance of the view until its disappearance, and begins it anew when a value changes.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        TaskView(content: self, priority: priority, action: UncheckedSendable(value: action), id: value)
    }
}

nonisolated struct AppearingView<Content: View>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor func draw(at place: Place) -> [Node] {
        let appearance = place.keep("appearance") {
            if let appear { place.host.afterUpdate(appear) }
            return Appearance()
        }
        appearance.disappear = disappear
        return place.child("content").draw(content)
    }
}

nonisolated struct TaskView<Content: View, ID: Equatable>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let priority: TaskPriority
    let action: UncheckedSendable<@isolated(any) () async -> Void>
    let id: ID

    private final class Last {
        var id: ID?
    }

    @MainActor func draw(at place: Place) -> [Node] {
        let appearance = place.keep("appearance") { Appearance() }
        let last = place.keep("id") { Last() }
        if last.id != id {
            last.id = id
            appearance.leave()
            let task = Task(priority: priority) { [action] in await action.value() }
            appearance.disappear = { task.cancel() }
        }
        return place.child("content").draw(content)
    }
}

/// An object that calls an action when a view has disappeared.
@MainActor
final class Appearance: Leaving {
    var disappear: (() -> Void)?

    func leave() { disappear?() }
}

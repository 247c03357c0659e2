extension View {
    /// Calls an action when a value has changed since the previous update.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (V, V) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, initial: initial, action: action)
    }

    /// Calls an action when a value has changed since the previous update.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        ChangeView(content: self, value: value, initial: initial) { _, _ in action() }
    }

    /// Calls an action with a value that has changed since the previous update.
    ///
    /// SwiftUI has deprecated this method, but apps still use it.
    @available(iOS, introduced: 14, deprecated: 17)
    @available(macOS, introduced: 11, deprecated: 14)
    @available(tvOS, introduced: 14, deprecated: 17)
    @available(watchOS, introduced: 7, deprecated: 10)
    @available(visionOS, introduced: 1, deprecated: 1)
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (V) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, initial: false) { _, value in action(value) }
    }

    /// Calls an action with the values of a publisher while the view is shown.
    ///
    /// The subscription lasts while each update has the same publisher. A different publisher leads to a new
    /// subscription.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        ReceivingView(content: self, publisher: publisher, action: action)
    }
}

nonisolated struct ChangeView<Content: View, Value: Equatable>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    private final class Last {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    @MainActor func draw(at place: Place) -> [Node] {
        var isNew = false
        let last = place.keep("value") {
            isNew = true
            return Last(value)
        }
        let previous = last.value
        last.value = value
        if isNew ? initial : previous != value { place.host.afterUpdate { [self] in action(previous, value) } }
        return place.child("content").draw(content)
    }
}

nonisolated struct ReceivingView<Content: View, Source: Publisher>: View, DrawnView where Source.Failure == Never {
    typealias Body = Never

    let content: Content
    let publisher: Source
    let action: (Source.Output) -> Void

    private final class Subscription {
        var publisher: Source?
        var action: (Source.Output) -> Void = { _ in }
        var cancellable: AnyCancellable?
    }

    @MainActor func draw(at place: Place) -> [Node] {
        let subscription = place.keep("subscription") { Subscription() }
        subscription.action = action
        if subscription.publisher.map({ isSame($0, publisher) }) != true {
            subscription.publisher = publisher
            place.host.afterUpdate { [publisher] in
                subscription.cancellable = nil
                subscription.cancellable = publisher.sink { [weak subscription] in subscription?.action($0) }
            }
        }
        return place.child("content").draw(content)
    }
}

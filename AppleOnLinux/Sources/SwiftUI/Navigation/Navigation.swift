/// The path of a stack that is stored elsewhere.
struct KeptPath {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void
}

/// The path of a stack, and how its values are drawn.
@MainActor
final class Navigation {
    var keptPath: KeptPath?

    var path: [AnyHashable] {
        get { keptPath?.read() ?? ownPath }
        set {
            if let keptPath { keptPath.write(newValue) } else { ownPath = newValue }
            didChange()
        }
    }

    /// The views that are shown on top of the path while a value is `true`, as found in this update.
    fileprivate var presented: [PresentedView] = []

    private var ownPath: [AnyHashable] = []
    private var destinations: [ObjectIdentifier: (AnyHashable, Place) -> [Node]] = [:]
    private let didChange: () -> Void

    init(didChange: @escaping () -> Void) {
        self.didChange = didChange
    }

    func setDestination<Value: Hashable, Content: View>(
        of type: Value.Type,
        _ content: @escaping (Value) -> Content
    ) {
        destinations[ObjectIdentifier(type)] = { value, place in
            (value.base as? Value).map { place.draw(content($0)) } ?? []
        }
    }

    func destination(of value: AnyHashable, at place: Place) -> [Node] {
        if let view = value.base as? LinkedView { return view.draw(place) }
        let draw = destinations[ObjectIdentifier(type(of: value.base))]
        return draw?(value, place) ?? [Node("MissingDestination", text: "\(value)")]
    }

    /// Shows a view on top of the path if a value is `true`.
    func present(_ view: some View, while isPresented: Binding<Bool>, from place: Place) {
        guard isPresented.wrappedValue else { return }
        let dismiss = { isPresented.wrappedValue = false }
        let draw = {
            let page = place.child("destination")
            page.surroundings.setDismissal(dismiss)
            return page.draw(view)
        }
        presented.append(PresentedView(draw: draw, dismiss: dismiss))
    }
}

private struct PresentedView {
    let draw: () -> [Node]
    let dismiss: () -> Void
}

extension Place {
    /// Draws the last view of a stack; views below keep their state, but are not visible.
    func drawStack(_ root: some View, path: KeptPath?) -> [Node] {
        let navigation = keep("navigation") { [host] in
            Navigation { [weak host] in host?.scheduleUpdate() }
        }
        navigation.keptPath = path
        navigation.presented = []
        let bottom = child("root")
        bottom.surroundings.navigation = navigation
        var shown = bottom.draw(root)
        for (depth, value) in navigation.path.enumerated() {
            let page = child([depth, value] as [AnyHashable])
            page.surroundings.navigation = navigation
            page.surroundings.setDismissal { navigation.path.removeSubrange(depth...) }
            shown = [back { navigation.path.removeLast() }] + navigation.destination(of: value, at: page)
        }
        // Each of these can present the next one.
        var number = 0
        while number < navigation.presented.count {
            let view = navigation.presented[number]
            shown = [back(view.dismiss)] + view.draw()
            number += 1
        }
        return shown
    }

    private func back(_ action: @escaping () -> Void) -> Node {
        var button = Node("Button", text: "Back")
        button.press = action
        return button
    }
}

/// An alert with one or two buttons.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button, which is “OK” by default.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert.
    public struct Button {
        let label: Text
        let action: UncheckedSendable<(() -> Void)?>

        /// Creates a button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, action: UncheckedSendable(value: action))
        }

        /// Creates a button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            .default(label, action: action)
        }

        /// Creates a button that cancels, with the title of the system.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            .default(Text(verbatim: "Cancel"), action: action)
        }

        /// Creates a button that deletes data.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            .default(label, action: action)
        }
    }
}

extension View {
    /// Shows an alert while a value is `true`.
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        alert(isPresented, isPresented.wrappedValue ? content() : nil)
    }

    /// Shows an alert while there is an item.
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        alert(item.isPresent(), item.wrappedValue.map(content))
    }

    private nonisolated func alert(_ isPresented: Binding<Bool>, _ alert: Alert?) -> some View {
        let buttons = alert?.buttons ?? []
        let actions = ForEach(Array(buttons.indices), id: \.self) { number in
            Button(action: { [action = buttons[number].action] in action.value?() }, label: { buttons[number].label })
        }
        return dialog("Alert", alert?.title ?? Text(verbatim: ""), isPresented, actions, alert?.message)
    }
}

extension View {
    /// Shows a title, a message and buttons on top of everything while a value is `true` and there are actions.
    nonisolated func dialog(
        _ name: String,
        _ title: Text,
        _ isPresented: Binding<Bool>,
        _ actions: some View,
        _ message: some View
    ) -> some View {
        DialogView(base: self, name: name, title: title, isPresented: isPresented, actions: actions, message: message)
    }
}

nonisolated struct DialogView<Base: View, Actions: View, Message: View>: View, DrawnView {
    typealias Body = Never

    let base: Base
    let name: String
    let title: Text
    let isPresented: Binding<Bool>
    let actions: Actions
    let message: Message

    @MainActor func draw(at place: Place) -> [Node] {
        let nodes = place.child("base").draw(base)
        // Without the value that it presents, a dialog does not appear.
        if Mirror(reflecting: actions).displayStyle == .optional, Mirror(reflecting: actions).children.isEmpty {
            return nodes
        }
        guard isPresented.wrappedValue else { return nodes }
        var buttons = place.child("actions").draw(actions)
        if buttons.isEmpty {
            var ok = Node("Button", text: "OK")
            ok.press = {}
            buttons = [ok]
        }
        let children = place.child("title").draw(title) + place.child("message").draw(message)
        return nodes + [Node(name, children: children + buttons.map(dismissing))]
    }

    /// Every button dismisses the dialog, after its action.
    @MainActor private func dismissing(_ node: Node) -> Node {
        var node = node
        if let press = node.press {
            node.press = { [isPresented] in
                press()
                isPresented.wrappedValue = false
            }
        }
        return node
    }
}

/// Shows view controllers without a screen: what a user can see and reach of them, as elements that can be read, pressed
/// and typed into.
@MainActor
public final class HostedScreen {
    /// The view controller of the window.
    public let root: UIViewController

    /// Shows a view controller, as a window would.
    public init(_ root: UIViewController) {
        self.root = root
        root.appear()
    }

    /// Everything that a user in front of the screen can reach, from top to bottom.
    public var elements: [ScreenElement] {
        ScreenChanges.shared.makeUpdates()
        var controller = root
        while let presented = controller.presentedViewController { controller = presented }
        return controller.screenElements
    }

    /// What is there, one element a line.
    public var description: String { elements.map(\.description).joined(separator: "\n") }

    /// Presses the button, row or tab with a name.
    public func press(_ name: String) throws {
        try use(name) { $0.press }()
    }

    /// Replaces what is written in the text field with a name.
    public func type(_ text: String, into name: String) throws {
        try use(name) { $0.type }(text)
    }

    /// Switches the switch with a name.
    public func turn(_ name: String, on isOn: Bool) throws {
        try use(name) { $0.turn }(isOn)
    }

    /// Returns once a condition holds, or when the task is cancelled.
    public func wait(until condition: (HostedScreen) -> Bool) async {
        while !condition(self), !Task.isCancelled { await ScreenChanges.shared.next() }
    }

    private func use<Part>(_ name: String, part: (ScreenElement) -> Part?) throws -> Part {
        let elements = elements.filter { $0.name == name && $0.isEnabled }
        guard let part = elements.lazy.compactMap(part).first else {
            throw ElementNotFound(description: "No \"\(name)\" that can be used in:\n\(description)")
        }
        return part
    }

    /// There is nothing of that name to use.
    public struct ElementNotFound: Error, CustomStringConvertible {
        /// What was looked for, and what is there.
        public let description: String
    }
}

/// Something on a screen.
@MainActor
public struct ScreenElement {
    /// The kind of element.
    public let kind: String
    /// What a user calls it.
    public var name: String
    /// What is written in it, or whether it is on.
    public var value: String?
    /// Whether a user can use it.
    public var isEnabled = true
    /// What a press does.
    public var press: (() -> Void)?
    /// What typing does.
    public var type: ((String) -> Void)?
    /// What switching does.
    public var turn: ((Bool) -> Void)?

    init(_ kind: String, _ name: String) {
        self.kind = kind
        self.name = name
    }

    var description: String {
        "\(kind) \"\(name)\"" + (value.map { " = \"\($0)\"" } ?? "") + (isEnabled ? "" : " (disabled)")
    }
}

extension UIViewController {
    /// What can be seen and reached of the controller.
    var screenElements: [ScreenElement] {
        if let tabs = self as? UITabBarController { return tabs.elementsOfTabs }
        if let stack = self as? UINavigationController { return stack.elementsOfStack }
        if let child = children.last { return child.screenElements }
        let unavailable = (contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.elements ?? []
        return view.screenElements + unavailable
    }
}

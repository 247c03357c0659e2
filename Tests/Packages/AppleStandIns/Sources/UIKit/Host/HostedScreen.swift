/// A host that shows view controllers without a screen, as elements that tests can read and use.
@MainActor
public final class HostedScreen {
    /// The view controller of the window.
    public let root: UIViewController

    /// Creates a host that shows a view controller, as a window would.
    public init(_ root: UIViewController) {
        self.root = root
        root.appear()
    }

    /// The elements that a user can reach, from top to bottom.
    public var elements: [ScreenElement] {
        ScreenChanges.shared.makeUpdates()
        var controller = root
        while let presented = controller.presentedViewController { controller = presented }
        return controller.screenElements
    }

    /// The elements, one per line.
    public var description: String { elements.map(\.description).joined(separator: "\n") }

    /// Presses the button, row or tab with a name.
    public func press(_ name: String) throws {
        try use(name) { $0.press }()
    }

    /// Replaces the text of the text field with a name.
    public func type(_ text: String, into name: String) throws {
        try use(name) { $0.type }(text)
    }

    /// Switches the switch with a name.
    public func turn(_ name: String, on isOn: Bool) throws {
        try use(name) { $0.turn }(isOn)
    }

    /// Returns when a condition holds or the task is cancelled.
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

    /// An error thrown when no usable control has the name.
    public struct ElementNotFound: Error, CustomStringConvertible {
        /// The name that was searched for, and the available elements.
        public let description: String
    }
}

/// An element on a screen.
@MainActor
public struct ScreenElement {
    /// The kind of element.
    public let kind: String
    /// The name of the element for a user.
    public var name: String
    /// The text of the element, or whether it is on.
    public var value: String?
    /// Whether a user can use the element.
    public var isEnabled = true
    /// The action of a press.
    public var press: (() -> Void)?
    /// The action of typing.
    public var type: ((String) -> Void)?
    /// The action of a switch.
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
    /// The elements of the controller that a user can see and reach.
    var screenElements: [ScreenElement] {
        if let tabs = self as? UITabBarController { return tabs.elementsOfTabs }
        if let stack = self as? UINavigationController { return stack.elementsOfStack }
        if let alert = self as? UIAlertController { return alert.elementsOfAlert }
        if let child = children.last { return child.screenElements }
        let unavailable = (contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.elements ?? []
        return view.screenElements + unavailable
    }
}

/// Says what a view shows.
@available(iOS 14, tvOS 14, *)
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// Says why there is nothing to see, and what can be done.
@available(iOS 17, tvOS 17, *)
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// What there is to say.
    public var text: String?
    /// More of it.
    public var secondaryText: String?
    /// A picture of it.
    public var image: UIImage?
    /// What the button looks like.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()

    private let kind: String

    /// Something is being loaded.
    public static func loading() -> UIContentUnavailableConfiguration { .init(kind: "Loading") }
    /// There is nothing.
    public static func empty() -> UIContentUnavailableConfiguration { .init(kind: "Empty") }
    /// A search found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(kind: "Search")
        configuration.text = "No Results"
        return configuration
    }

    private init(kind: String) {
        self.kind = kind
    }

    /// What the button does.
    @MainActor @preconcurrency
    public struct ButtonProperties {
        /// What a press does.
        public var primaryAction: UIAction?
        /// Whether a user can press it.
        public var isEnabled = true
    }

    var elements: [ScreenElement] {
        var elements = [text, secondaryText].compactMap { $0 }.map { ScreenElement(kind, $0) }
        if let title = button.title ?? buttonProperties.primaryAction?.title {
            var element = ScreenElement("Button", title)
            element.press = buttonProperties.primaryAction.map { action in { action.handler(action) } }
            elements.append(element)
        }
        return elements
    }
}

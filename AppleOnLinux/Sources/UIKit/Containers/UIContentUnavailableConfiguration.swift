/// A configuration of the content of a view.
@available(iOS 14, tvOS 14, *)
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// A view that explains why content is unavailable.
@available(iOS 17, tvOS 17, *)
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The text.
    public var text: String?
    /// The secondary text.
    public var secondaryText: String?
    /// The image.
    public var image: UIImage?
    /// The appearance of the button.
    public var button = UIButton.Configuration.plain()
    /// The action of the button.
    public var buttonProperties = ButtonProperties()

    private let kind: String

    /// Returns a configuration for content that is being loaded.
    public static func loading() -> UIContentUnavailableConfiguration { .init(kind: "Loading") }
    /// Returns a configuration without content.
    public static func empty() -> UIContentUnavailableConfiguration { .init(kind: "Empty") }
    /// Returns a configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(kind: "Search")
        configuration.text = "No Results"
        return configuration
    }

    private init(kind: String) {
        self.kind = kind
    }

    /// The action of the button.
    @MainActor @preconcurrency
    public struct ButtonProperties {
        /// The action of a press.
        public var primaryAction: UIAction?
        /// Whether a user can press the button.
        public var isEnabled = true
    }

    var elements: [ScreenElement] {
        var elements = [text, secondaryText].compactMap { $0 }.map { ScreenElement(kind, $0) }
        if let title = button.title ?? buttonProperties.primaryAction?.title {
            var element = ScreenElement("Button", title)
            element.isEnabled = buttonProperties.isEnabled
            element.press = buttonProperties.primaryAction.map { action in { action.handler(action) } }
            elements.append(element)
        }
        return elements
    }
}

/// The handler of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action with a title.
@MainActor @preconcurrency
public final class UIAction: NSObject {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    /// The title.
    public var title: String

    /// The identifier of the action.
    public let identifier: Identifier

    /// The image beside the title.
    public var image: UIImage?

    let handler: UIActionHandler

    /// Creates an action; without an identifier, it differs from all others.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }
}

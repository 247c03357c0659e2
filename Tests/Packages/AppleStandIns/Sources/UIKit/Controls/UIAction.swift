/// What happens when a user chooses something.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a title.
@MainActor @preconcurrency
public final class UIAction: NSObject {
    /// Tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    /// What it is called.
    public var title: String

    /// Tells the action apart from others.
    public let identifier: Identifier

    /// The picture beside the title.
    public var image: UIImage?

    let handler: UIActionHandler

    /// Makes an action; without an identifier it is different from all others.
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

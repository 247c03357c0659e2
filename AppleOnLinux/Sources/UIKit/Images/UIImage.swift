/// An image.
open class UIImage: NSObject, @unchecked Sendable {
    /// Creates an image of a system symbol.
    public convenience init?(systemName name: String) {
        self.init()
    }

    /// Creates an image of the app.
    public convenience init?(named name: String) {
        self.init()
    }

    /// Creates an image from data.
    public convenience init?(data: Data) {
        self.init()
    }
}

/// A view that shows an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?

    /// The way in which the image fits.
    open var contentMode: ContentMode = .scaleToFill

    /// Creates a view of an image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }

    /// Creates a view from an archive, which this stand-in does not support.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The ways in which an image fits.
    public enum ContentMode: Int, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
    }
}

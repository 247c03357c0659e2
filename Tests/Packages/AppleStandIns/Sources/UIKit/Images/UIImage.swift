/// A picture.
open class UIImage: NSObject, @unchecked Sendable {
    /// Takes a symbol of the system.
    public convenience init?(systemName name: String) {
        self.init()
    }
}

/// Shows a picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?

    /// How the picture fits.
    open var contentMode: ContentMode = .scaleToFill

    /// Makes a view of a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }

    /// Makes a view out of an archive, which this stand-in cannot read.
    public required init?(coder: NSCoder) {
        nil
    }

    /// How a picture fits.
    public enum ContentMode: Int, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
    }
}

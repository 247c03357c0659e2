/// A file of an image, with its width or pixel density.
public struct ImageCandidate: Sendable {
    /// The file with its descriptor.
    let text: String

    /// Creates a file by its width in pixels.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - width: The width of the image in the file, in pixels.
    public init(_ url: WebURL, width: Int) {
        text = "\(url.string) \(width)w"
    }

    /// Creates a file by the pixel density of the screen.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - density: The number of device pixels for each CSS pixel.
    public init(_ url: WebURL, density: Double) {
        text = "\(url.string) \(density._attributeText)x"
    }
}

/// A file of an image, of which the browser chooses one.
public struct ImageCandidate: Sendable {
    /// The file with its descriptor.
    let text: String

    /// A file with so many pixels in a row.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - width: The width of the image in the file, in pixels.
    public init(_ url: WebURL, width: Int) {
        text = "\(url.string) \(width)w"
    }

    /// A file for screens with so many pixels in a unit of length.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - density: How many pixels the screen has for each pixel of CSS.
    public init(_ url: WebURL, density: Double) {
        text = "\(url.string) \(density._attributeText)x"
    }
}

/// A file that the site serves unchanged, such as a style sheet or an image.
public struct Asset: Sendable {
    /// The path of the file, with a leading slash.
    public let path: String
    /// The media type of the file.
    public let contentType: ContentType
    /// The content of the file.
    public let content: [UInt8]

    /// The entity tag of the content, for browsers that have it in their cache.
    let entityTag: String

    /// The media types that a site serves.
    public enum ContentType: String, Sendable {
        /// A style sheet.
        case css = "text/css; charset=utf-8"
        /// A script.
        case javaScript = "text/javascript; charset=utf-8"
        /// An SVG image.
        case svg = "image/svg+xml"
        /// A PNG image.
        case png = "image/png"
        /// A JPEG image.
        case jpeg = "image/jpeg"
        /// A font.
        case woff2 = "font/woff2"
    }

    /// Creates a file to serve.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which must begin with a slash.
    ///   - contentType: The media type of the file.
    ///   - content: The content of the file, for example an embedded resource.
    public init(_ path: String, _ contentType: ContentType, content: [UInt8]) {
        precondition(path.utf8.first == UInt8(ascii: "/"), "The path of an asset must begin with a slash: \"\(path)\".")
        self.path = path
        self.contentType = contentType
        self.content = content
        // FNV-1a suffices because the tag only has to change with the file.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in content { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        entityTag = "\"\(String(hash, radix: 16))-\(content.count)\""
    }
}

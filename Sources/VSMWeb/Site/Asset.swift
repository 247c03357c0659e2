/// A file that the site serves as it is: a style sheet, a picture.
public struct Asset: Sendable {
    /// Where the file is found, beginning with a slash.
    public let path: String
    /// The file's media type.
    public let contentType: ContentType
    /// What is in the file.
    public let content: [UInt8]

    /// What names this version of the content to a browser that has it already.
    let entityTag: String

    /// The media types that a site serves.
    public enum ContentType: String, Sendable {
        /// A style sheet.
        case css = "text/css; charset=utf-8"
        /// A script.
        case javaScript = "text/javascript; charset=utf-8"
        /// A vector picture.
        case svg = "image/svg+xml"
        /// A picture without loss.
        case png = "image/png"
        /// A photograph.
        case jpeg = "image/jpeg"
        /// A typeface.
        case woff2 = "font/woff2"
    }

    /// Makes a file to serve.
    ///
    /// - Parameters:
    ///   - path: where the file is found; it must begin with a slash.
    ///   - contentType: the file's media type.
    ///   - content: what is in the file, for instance a resource that is embedded in the program.
    public init(_ path: String, _ contentType: ContentType, content: [UInt8]) {
        precondition(path.utf8.first == UInt8(ascii: "/"), "The path of an asset begins with a slash: \"\(path)\".")
        self.path = path
        self.contentType = contentType
        self.content = content
        // FNV-1a: a change of the file changes the tag, and that is all that is asked of it.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in content { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        entityTag = "\"\(String(hash, radix: 16))-\(content.count)\""
    }
}

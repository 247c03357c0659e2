import HTTPTypes
import HummingbirdCore
import NIOCore

/// A file of a site in the forms that are sent: unchanged, and compressed once for all browsers that accept it.
struct ServedAsset: Sendable {
    let contentType: String
    private let content: ByteBuffer
    private let compressed: ByteBuffer?
    private let entityTag: String

    /// Prepares a file.
    init(_ asset: Asset) {
        contentType = asset.contentType.rawValue
        content = ByteBuffer(bytes: asset.content)
        compressed = asset.contentType.isText ? GzipEncoder.encode(asset.content) : nil
        entityTag = asset.entityTag
    }

    /// Prepares the files of a site and of the browser client.
    ///
    /// - Returns: The files by their paths.
    static func all(of site: Site) -> [String: ServedAsset] {
        let files = (site.assets + BrowserClient.assets(site)).map { ($0.path, ServedAsset($0)) }
        return Dictionary(files) { first, _ in first }
    }

    /// Returns the response to a request for the file.
    func response(to request: Request) -> Response {
        let isGzip = compressed != nil && GzipEncoder.isAccepted(by: request.headers[values: .acceptEncoding])
        // The two forms are different representations, so they have different tags.
        let entityTag = isGzip ? "\(entityTag.dropLast())-gzip\"" : entityTag
        var headers: HTTPFields = [.eTag: entityTag, .cacheControl: "no-cache"]
        if compressed != nil { headers[.vary] = "Accept-Encoding" }
        let known = request.headers[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }
        if known.contains(where: { $0.drop { $0 == " " }.elementsEqual(entityTag) }) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = contentType
        if isGzip { headers[.contentEncoding] = "gzip" }
        return Response(
            status: .ok,
            headers: headers,
            body: ResponseBody(byteBuffer: isGzip ? compressed ?? content : content)
        )
    }
}

extension Asset.ContentType {
    /// Whether files of this type become smaller when they are compressed.
    fileprivate var isText: Bool {
        switch self {
        case .css, .javaScript, .svg: true
        case .png, .jpeg, .woff2: false
        }
    }
}

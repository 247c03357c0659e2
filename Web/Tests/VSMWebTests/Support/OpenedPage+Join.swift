import Testing

@testable import VSMWeb

extension OpenedPage {
    /// Returns the message that a browser sends to join the page, with the data of its document.
    ///
    /// - Parameters:
    ///   - nodes: The number of nodes in the page, if the browser has just loaded it.
    ///   - version: The version of the browser's tree, if it was connected before.
    func join(nodes: Int? = nil, version: Int? = nil) throws -> ClientMessage.Join {
        let html = String(decoding: bytes, as: UTF8.self)
        let name = try #require(html.firstMatch(of: /data-page="(\w+)"/)).1
        let token = try #require(html.firstMatch(of: /data-token="(\w+)"/)).1
        return ClientMessage.Join(page: String(name), token: String(token), nodes: nodes, version: version)
    }
}

#if Web && (DEBUG || Inspector)
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle

/// Serves the pages, the files and the journal of an inspector.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct InspectorHost: Sendable {
    let inspection: any SiteInspection
    let access: InspectionAccess
    /// The files of the inspector, by their paths.
    let assets: [String: ServedAsset]
    /// The name of the cookie that stands for the token.
    static let cookie = "vsm-inspector"

    init(_ inspection: any SiteInspection, cookies: VisitorCookies) {
        self.inspection = inspection
        // The token is the same after a restart with the same secret.
        access = InspectionAccess(token: cookies.codes("vsm inspector").first ?? Secret.random())
        assets = ServedAsset.all(of: inspection.site)
    }

    /// Permits the pages of the site to show the inspector in a frame.
    static func permitFrame(in headers: inout HTTPFields, at path: String) {
        guard let name = HTTPField.Name("Content-Security-Policy") else { return }
        headers[name] =
            InspectionAddress.contains(path)
            ? headers[name]?.replacing("frame-ancestors 'none'", with: "frame-ancestors 'self'")
            : headers[name].map { "\($0); frame-src 'self'" }
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension SiteHost {
    /// Answers a request for the inspector.
    func inspect(
        _ request: Request,
        host: String,
        from address: String,
        _ inspector: InspectorHost
    ) async throws(RefusalError) -> Response {
        let path = request.uri.path
        let cookieName = cookies.name(InspectorHost.cookie, host: host)
        let decision = inspector.access.decision(
            on: InspectionAccess.Request(
                address: address,
                host: host,
                headers: request.headers.map(\.name.rawName),
                token: request.uri.queryParameters["token"].map(String.init),
                cookies: cookies.values(of: cookieName, in: request.headers[values: .cookie])
            )
        )
        // A page of the site does without the script.
        if decision != .admitted, path == InspectionAddress.script {
            return Response(status: .ok, headers: [.contentType: Asset.ContentType.javaScript.rawValue])
        }
        guard request.method == .get || request.method == .head else { throw RefusalError(.method) }
        switch decision {
        case .hidden: throw RefusalError(.noFile)
        case .tokenMissing: return missingToken
        case .entered:
            let cookie = "\(cookieName)=\(inspector.access.token); Path=/; HttpOnly; SameSite=Strict"
            return Response(
                status: .seeOther,
                headers: [.location: path, .setCookie: cookie, .cacheControl: "no-store"]
            )
        case .admitted: break
        }
        if path == InspectionAddress.journal { return journal(inspector) }
        if let asset = inspector.assets[path] { return asset.response(to: request) }
        return try await page(request, host: host, from: address)
    }

    private var missingToken: Response {
        Response(
            status: .forbidden,
            headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(
                byteBuffer: ByteBuffer(
                    string:
                        "Open the address of the inspector that the server printed when it started. It has a token.\n"
                )
            )
        )
    }

    /// Writes the events so far, and then each new one, until the browser or the server ends the connection.
    private func journal(_ inspector: InspectorHost) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "application/jsonl; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                var writer = writer
                let lines = inspector.inspection.journalLines
                for await line in lines.cancelOnGracefulShutdown() {
                    try await writer.write(ByteBuffer(string: line))
                }
                try await writer.finish(nil)
            }
        )
    }
}
#endif

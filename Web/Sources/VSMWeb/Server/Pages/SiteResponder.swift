import Hummingbird
import HummingbirdCore

/// Answers all requests to a server that only serves a site.
struct SiteResponder: HTTPResponder {
    let host: SiteHost

    func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
        await host.respond(to: request, from: BrowserAddress.current, logger: context.logger)
    }
}

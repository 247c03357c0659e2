public import Hummingbird
public import HummingbirdCore

extension HTTPServerBuilder {
    /// Returns a server for HTTP/1.1 whose connections become live when a page asks for it.
    ///
    /// - Parameter pages: The pages, which must also be added to the router, with
    ///   ``Hummingbird/Router/addLivePages(_:)``, and to the application's services.
    public static func livePages(_ pages: LivePages) -> HTTPServerBuilder {
        HTTPServerBuilder { respond in pages.makeChannel(respond) }
    }
}

extension Router {
    /// Answers requests for which the router has no route with the pages and files of a site.
    ///
    /// Middleware that was added before also handles the requests for pages. The site answers every such request. If
    /// the address has no page, the answer says so.
    ///
    /// - Parameter pages: The pages, which must also be the server and one of the services of the application.
    @discardableResult
    public func addLivePages(_ pages: LivePages) -> Self {
        add(middleware: LivePagesMiddleware(host: pages.host))
    }
}

/// Answers requests for which there is no route.
struct LivePagesMiddleware<Context: RequestContext>: RouterMiddleware {
    let host: SiteHost

    func handle(
        _ request: Request,
        context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as any HTTPResponseError {
            // This is the router's name for the end of its middleware. A route that answers with 404 has another name.
            guard error.status == .notFound, context.endpointPath == "NotFound" else { throw error }
            return await host.respond(to: request, from: BrowserAddress.current, logger: context.logger)
        }
    }
}

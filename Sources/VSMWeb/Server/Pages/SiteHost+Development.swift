#if DEBUG && Web
import HTTPTypes
import HummingbirdCore

/// The responses with which pages show changes without a build.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension SiteHost {
    /// How often the bulletin is read.
    private static let pause = Duration.milliseconds(20)

    /// Returns the host with a folder that shows changes.
    func developed(with folder: DevelopmentFolder?) -> SiteHost {
        var host = self
        host.development = folder
        return host
    }

    /// Returns the response to a request of a developed page, or `nil` for one that every server answers.
    ///
    /// - Parameter patience: How long a page waits for news before it asks again.
    func developmentResponse(to request: Request, patience: Duration = .seconds(20)) async -> Response? {
        guard let development else { return nil }
        switch request.uri.path {
        case DevelopmentFolder.scriptPath: return response(development.script, to: request)
        case DevelopmentFolder.bulletinPath: return await bulletin(development, to: request, patience)
        case let path:
            guard let type = assets[path].flatMap({ Asset.ContentType(rawValue: $0.contentType) }) else { return nil }
            return development.file(at: path, type).map { response($0, to: request) }
        }
    }

    /// Returns the bulletin as soon as it differs from the one that the page knows.
    private func bulletin(
        _ development: DevelopmentFolder,
        to request: Request,
        _ patience: Duration
    ) async -> Response {
        let end = ContinuousClock.now + patience
        while true {
            let response = response(development.bulletin, to: request)
            // A server that is about to stop answers at once, and the page asks the next one.
            guard response.status == .notModified, !phase.isDraining, ContinuousClock.now < end else { return response }
            do { try await Task.sleep(for: Self.pause) } catch { return response }
        }
    }

    private func response(_ file: Asset?, to request: Request) -> Response {
        guard let file else { return Response(status: .notFound) }
        return ServedAsset(file).response(to: request)
    }
}
#endif

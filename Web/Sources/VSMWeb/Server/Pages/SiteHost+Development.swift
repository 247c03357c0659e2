#if DEBUG
import HTTPTypes
import HummingbirdCore

extension SiteAddresses {
    /// Reserves the addresses that pages of a developed site need.
    mutating func reserveDevelopment() {
        reserve(DevelopmentFolder.scriptPath, for: .developmentScript)
        reserve(DevelopmentFolder.bulletinPath, for: .developmentBulletin)
    }
}

/// The responses with which pages show changes without a build.
extension SiteHost {
    /// The host of a site that is developed.
    func developed(with folder: DevelopmentFolder) -> SiteHost {
        var host = self
        host.additions.development = folder
        host.addresses.reserveDevelopment()
        return host
    }

    /// How often the bulletin is read.
    private static let pause = Duration.milliseconds(20)

    /// Returns the response to a request of a developed page, or `nil` for one that every server answers.
    ///
    /// Browsers on other machines, and those behind a proxy, get what was built.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - place: What the address of the request stands for.
    ///   - browser: The address of the browser.
    ///   - patience: How long a page waits for news before it asks again.
    func developmentResponse(
        to request: Request,
        at place: SiteAddresses.Place,
        from browser: String,
        patience: Duration = .seconds(20)
    ) async -> Response? {
        guard let development = additions.development else { return nil }
        let isOfDeveloper = OwnMachine.isSource(browser, request.headers.map(\.name.rawName))
        switch place {
        case .developmentScript:
            // A page of the site does without the script.
            return response(isOfDeveloper ? development.script : DevelopmentFolder.emptyScript, to: request)
        case .developmentBulletin where isOfDeveloper:
            return await bulletin(development, to: request, patience)
        case .file(let path) where isOfDeveloper:
            guard let type = assets[path].flatMap({ Asset.ContentType(rawValue: $0.contentType) }) else { return nil }
            return development.file(at: path, type).map { response($0, to: request) }
        default: return nil
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

// A page for tests without a server or a socket. Its owner can be any actor, which calls these functions.

extension PageExchange {
    /// Opens a page.
    ///
    /// - Parameters:
    ///   - target: The path and query of the page.
    ///   - site: The site of the page.
    ///   - visitor: Identifies the browser.
    ///   - limits: The limits of the server.
    ///   - owner: The actor of the page, on which the caller must run.
    /// - Returns: `nil` if the target is not the path of a page.
    package convenience init?(
        opening target: String,
        of site: Site,
        visitor: String,
        limits: SessionLimits = SessionLimits(),
        owner: any Actor
    ) {
        guard let request = PageRequest(target: target, visitor: visitor) else { return nil }
        let environment = SessionEnvironment(site: site, limits: limits)
        self.init(request, in: environment, owner: owner, preservation: PagePreservation())
        finishOpening(open())
    }

    /// Processes a message of the browser.
    ///
    /// - Throws: ``MessageProblem`` if it is not a message.
    package func receive(_ bytes: [UInt8]) throws {
        switch try ClientMessage(bytes, fieldSize: limits.fieldSize) {
        case .join(let join): connect(join)
        case .event(let event): if accept(event.number) { run(event) }
        case .visit(let visit): if accept(visit.number) { follow(visit) }
        case .ping: break
        }
    }

    /// Renders the changes.
    ///
    /// - Returns: The message for the browser; `nil` if there is nothing to send.
    package func takeMessage() -> [UInt8]? {
        render()
        let message = nextMessage()
        finishWriting()
        return message
    }

    /// Returns the nodes of the current page, rendered again, each after a comma.
    package func writeWholePage() -> [UInt8] { page.write(.json, version: 1).bytes }

    /// The status that the first response with the page would have now.
    package var status: PageStatus { page.metadata.status ?? .ok }

    /// The states of the views in the page, in the order of the document.
    package var states: [Any] { page.states }

    /// The states of the views of a type, in the order of the document.
    package func states<View: HTMLView>(of view: View.Type) -> [View.ViewState] { page.states(of: view) }

    /// The address to which a view of the page has redirected the browser; `nil` if there is no redirection.
    package var redirectTarget: String? { firstRedirect?.target }

    /// Removes all views from the page, which ends their actions.
    package func close() { page.close() }
}

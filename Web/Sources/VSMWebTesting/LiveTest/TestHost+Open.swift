@_spi(Host) public import VSMTesting
public import VSMWeb

extension TestHost {
    /// Opens a page of a site, as a browser does.
    ///
    /// The function renders the page and starts the actions of the pieces that appear. Nothing else runs until a step
    /// of the test waits for it: see ``LiveTest``. To test two windows, open a site twice on the same host.
    ///
    /// - Parameters:
    ///   - site: The site.
    ///   - path: The path and query of the page.
    ///   - visitor: The identifier of the browser. Two windows of the same browser share the data that the site keeps
    ///     for a visitor.
    ///   - limits: The limits of the server, of which those for texts hold here.
    ///   - checks: The checks after each step.
    /// - Returns: The page.
    /// - Throws: ``LiveTestError`` if the path is not the path of a page.
    public nonisolated func open(
        _ site: Site,
        _ path: String = "/",
        as visitor: String = "visitor",
        limits: SessionLimits = SessionLimits(),
        checks: PageChecks = .all,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> LiveTest {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let page = try open(
            site,
            path,
            as: visitor,
            limits: limits,
            checks: checks,
            reportsProblems: true,
            at: location
        )
        checkAtEnd { page.update() }
        return page
    }

    nonisolated func open(
        _ site: Site,
        _ path: String,
        as visitor: String = "visitor",
        limits: SessionLimits = SessionLimits(),
        checks: PageChecks,
        reportsProblems: Bool,
        at location: TestLocation
    ) throws -> LiveTest {
        let exchange = trackingContainers {
            PageExchange(opening: path, of: site, visitor: visitor, limits: limits, owner: self)
        }
        guard let exchange else {
            let message =
                "\(quoted(path)) is not the path of a page. A path begins with \"/\", such as \"/tasks?show=open\"."
            throw LiveTestError(reason: .impossible, message: message, location: location)
        }
        let page = LiveTest(
            exchange,
            of: site,
            visitor: visitor,
            target: path,
            on: self,
            checks: checks,
            reportsProblems: reportsProblems,
            at: location
        )
        try page.join(version: 0)
        return page
    }
}

extension LiveTest {
    /// Connects as the client does, and gets what the browser does not have.
    func join(version: Int) throws {
        try deliver(["join", "", "", 0, version])
        update()
    }
}

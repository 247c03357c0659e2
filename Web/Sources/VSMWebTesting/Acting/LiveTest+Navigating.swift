@_spi(Host) import VSMTesting

// Navigation steps.

extension LiveTest {
    /// Follows a link to a path of the site.
    ///
    /// The page need not contain the link.
    ///
    /// - Parameter path: The path and query.
    public func visit(
        _ path: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try visit(path)
    }

    /// Goes back to the previous page, or to the previous address that a state pushed: see `pageAddress(_:_:)`.
    public func back(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try go(by: -1)
    }

    /// Goes forward.
    public func forward(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try go(by: 1)
    }

    /// Performs steps before the browser gets the latest changes, as on a slow connection.
    ///
    /// The person acts on the page as it was after the last step. Use it to test handlers that require the value that
    /// the person saw:
    ///
    /// ```swift
    /// let error = #expect(throws: LiveTestError.self) {
    ///     try page.beforeUpdate { try page.button("Place Order").click() }
    /// }
    /// #expect(error?.reason == .refused)
    /// ```
    ///
    /// - Parameter body: The steps. Only the first step uses the old page, because the changes arrive while it is on
    ///   its way to the server.
    public func beforeUpdate<Result>(_ body: () throws -> Result) rethrows -> Result {
        isCutOff = true
        defer { isCutOff = false }
        return try body()
    }

    private func go(by step: Int) throws {
        try leaveField()
        update()
        guard let target = browser.history.target(at: step) else {
            throw failure(.impossible, "There is no page \(step < 0 ? "before" : "after") this one to go to.")
        }
        browser.history.go(by: step)
        try send(.visit(returns: true)) { ["visit", $0, target] }
    }
}

extension PageActing {
    func visit(_ target: String) throws {
        try leaveField()
        try send(.visit(returns: false)) { ["visit", $0, target] }
    }

    /// Follows a link.
    func follow(_ address: String) throws {
        if address.hasPrefix("#") { return }
        guard let target = LinkTarget(address, from: browser.target) else {
            throw failure(.impossible, "The link leads to another site, where the test ends: \(address)")
        }
        try visit(target.path)
    }
}

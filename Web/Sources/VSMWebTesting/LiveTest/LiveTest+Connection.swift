@_spi(Host) import VSMTesting
public import VSMWeb

// A connection that is lost, and its return.

extension LiveTest {
    /// Loses the connection.
    ///
    /// From now on, the page shows what it showed last, and the events of steps wait until the connection is back:
    /// ``reconnect(fileID:filePath:line:column:)`` or ``joinAnotherServer(_:fileID:filePath:line:column:)``.
    public func loseConnection() {
        update()
        connection = .lost
    }

    /// Loses the connection after the events of steps have arrived, and before their answers.
    ///
    /// ```swift
    /// try page.loseConnection { try page.button("Place Order").click() }
    /// try page.joinAnotherServer()
    /// #expect(page.notes == ["“Place Order” may not have been done. Please check before you try again."])
    /// #expect(orders.count == 1)
    /// ```
    ///
    /// - Parameter step: Steps whose events still arrive.
    public func loseConnection(after step: () throws -> Void) rethrows {
        update()
        connection = .failing
        defer { connection = .lost }
        try step()
    }

    /// Restores the connection to the same session, as after a short break.
    ///
    /// The browser gets the changes that it has missed, and then sends the events that wait. An event that is no longer
    /// possible is withdrawn, and ``notes`` says so.
    ///
    /// - Throws: ``LiveTestError`` if the connection is not lost, or if the server refuses an event.
    public func reconnect(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let events = try takeUnacknowledged()
        // The answer acknowledges these; the server does not run an event twice.
        for event in events where event.wasSent {
            browser.noteProcessed(event.report)
            try deliver(event.message)
        }
        try join(version: browser.version)
        for var event in events where !event.wasSent {
            guard isPossible(event) else {
                note(event)
                continue
            }
            if event.node != nil { event.message[2] = browser.version }
            try transmit(event.message, event.report)
        }
    }

    /// Restores the connection to another server, or to the same one after a restart.
    ///
    /// The server does not know the session. As in a browser, the page is made again from its address, what was entered
    /// is put back into the fields, except passwords, and ``notes`` says what was not done, or may not have been done. Each
    /// `PreservedView` continues where it was, as with a `PageStore`. The other states and all actions are gone.
    ///
    /// - Parameter site: The site of the other server, for example with other repositories; the default is the same site.
    /// - Throws: ``LiveTestError`` if the connection is not lost, or if a state cannot be preserved.
    public func joinAnotherServer(
        _ site: Site? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let events = try takeUnacknowledged()
        let target = events.compactMap(\.target).last ?? browser.target
        // What was entered belongs to its page, because another one may have a field with the same name.
        let staysHere = target == browser.target
        let entered = staysHere ? EnteredContent.all(in: browser) : []
        let exchange = host.trackingContainers {
            PageExchange(
                opening: target,
                of: site ?? self.site,
                visitor: visitor,
                limits: self.exchange.limits,
                owner: host
            )
        }
        guard let exchange else { throw failure(.impossible, "\(quoted(target)) is not the path of a page.") }
        let states = try preserve { try self.exchange.preservedStates(of: visitor) }
        // A choice is put back and sent again.
        for event in events where !staysHere || event.kind != "change" { note(event) }
        load(exchange, at: target)
        if staysHere { try preserve { try host.trackingContainers { try exchange.restore(states) } } }
        try join(version: 0)
        for each in entered { try putBack(each) }
    }

    // MARK: Events

    /// Keeps an event while there is no connection.
    func keep(_ message: [Any], _ report: ReferenceBrowser.Report) throws {
        let isSent = connection == .failing
        if isSent { try deliver(message) }
        var event = UnacknowledgedEvent(message: message, report: report, control: nil, wasSent: isSent)
        if let kind = event.kind, ["click", "submit", "change"].contains(kind), let number = event.node,
            let node = browser.tree[number], kind != "change" || node.isChoice
        {
            let button = browser.tree.controls(of: node).first(where: \.submits)
            let named = node.tag == "form" ? button ?? node : node
            let control = ElementIdentities(browser.tree).label(of: named)
            event = UnacknowledgedEvent(message: message, report: report, control: control, wasSent: isSent)
        }
        unacknowledged.append(event)
    }

    /// Opens the connection.
    ///
    /// - Returns: The events that wait for it.
    private func takeUnacknowledged() throws -> [UnacknowledgedEvent] {
        guard connection == .lost else {
            throw failure(.impossible, "The connection is not lost. Lose it first: page.loseConnection().")
        }
        connection = .open
        defer { unacknowledged = [] }
        return unacknowledged
    }

    /// Whether the element of an event still handles it.
    private func isPossible(_ event: UnacknowledgedEvent) -> Bool {
        guard let number = event.node else { return true }
        guard let node = browser.tree[number], let kind = event.kind else { return false }
        return !node.isDisabled && node.listener(for: kind)?.number == number
    }

    /// Notes that an event was not run, or may not have been run.
    private func note(_ event: UnacknowledgedEvent) {
        guard let control = event.control else { return }
        let texts = SiteTexts.english
        let text: SiteText =
            switch (event.wasSent, control.isEmpty) {
            case (true, true): .somethingPerhapsNotDone
            case (true, false): .perhapsNotDone(control: control)
            case (false, true): .somethingNotDone
            case (false, false): .notDone(control: control)
            }
        notes.append(texts[text])
    }

    /// Stores or restores states.
    private func preserve<Value>(_ action: () throws -> Value) throws -> Value {
        do {
            return try action()
        } catch {
            throw failure(.impossible, "The state of the page is not preserved. \(error)")
        }
    }

    // MARK: Fields

    /// Enters a content again, as soon as its field is there.
    private func putBack(_ entered: EnteredContent) throws {
        var field: Node?
        _ = host.runJobs(
            until: {
                update()
                field = entered.field(in: browser)
                return field != nil
            },
            at: location
        )
        // The content on the server may have changed since.
        guard let field, entered.isUnchanged(in: field, of: browser) else {
            return notes.append(SiteTexts.english[.fieldNotPutBack(field: entered.label)])
        }
        guard browser.content(of: field) != entered.content else { return }
        try enterAgain(entered, into: field)
    }
}

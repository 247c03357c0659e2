extension PageExchange {
    /// Returns the preserved states of the page as a server stores them.
    ///
    /// - Throws: An error that names the reason if they cannot be stored.
    package func preservedStates(of visitor: String) throws -> [UInt8] {
        page.preservation?.noteChange()
        return try PreservedPage(visitor: visitor, entries: page.preservation?.takeChanges() ?? []).encoded()
    }

    /// Continues with stored states, before the browser joins the page.
    ///
    /// - Throws: An error if they cannot be read.
    package func restore(_ states: [UInt8]) throws {
        page.preservation?.restore(try PreservedPage(states).entries ?? [])
    }
}

@_spi(Host) import VSMTesting

extension LiveTest {
    /// Waits for an element and returns it.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - isEnabled: Whether the element must be enabled.
    /// - Throws: ``LiveTestError`` if no element matches, or more than one.
    func locate(_ element: LiveElement, enabled isEnabled: Bool = false) throws -> AccessibleElement {
        let found = attempt(element, enabled: isEnabled)
        if case .success(let element) = found { return element }
        var result = found
        _ = host.runJobs(
            until: {
                result = attempt(element, enabled: isEnabled)
                if case .success = result { return true }
                return false
            },
            at: location
        )
        return try result.get()
    }

    private func attempt(_ element: LiveElement, enabled isEnabled: Bool) -> Result<AccessibleElement, any Error> {
        update()
        return Result {
            let found = try only(element.steps[...])
            if isEnabled, found.isDisabled {
                throw failure(.disabled, "The \(found.summary) is disabled.\(waiting)")
            }
            return found
        }
    }

    /// A sentence about the actions and tasks for which the host waits, if any.
    var waiting: String { "\nThe host is idle. \(host.waitingFor)" }

    /// Returns the elements that the last of some steps finds.
    ///
    /// - Throws: ``LiveTestError`` if an earlier step finds no element, or more than one.
    func matches(of steps: ArraySlice<LiveElement.Step>) throws -> [AccessibleElement] {
        guard let last = steps.last else { return [accessibleElement] }
        let outer = try only(steps.dropLast())
        let matches = last.query.matches(in: outer)
        guard let index = last.index else { return matches }
        return matches.indices.contains(index) ? [matches[index]] : []
    }

    private func only(_ steps: ArraySlice<LiveElement.Step>) throws -> AccessibleElement {
        let matches = try matches(of: steps)
        if matches.count == 1 { return matches[0] }
        guard let last = steps.last else { return accessibleElement }
        let outer = try only(steps.dropLast())
        let place = steps.count > 1 ? " in the \(outer.summary)" : ""
        if matches.isEmpty { throw failure(.absent, absence(of: last, in: outer, place) + waiting) }
        let lines = matches.map { match in
            let text = match.text.isEmpty || match.text == match.name ? "" : ", with the text \(quoted(match.text))"
            return "  \(match.summary)\(text)"
        }
        throw failure(
            .ambiguous,
            """
            There are \(matches.count) of \(last.query)\(place):
            \(lines.joined(separator: "\n"))
            Search inside another element, as in page.item(.containing("…")).button("…"), or use an index: .at(0).
            """
        )
    }
}

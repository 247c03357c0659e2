@_spi(Host) import VSMTesting

extension LiveTest {
    /// Waits until a number of elements match; `nil` for at least one.
    func expect(_ element: LiveElement, count: Int?) throws {
        let isMet = host.runJobs(
            until: {
                update()
                // The enclosing element may not exist yet.
                let found = (try? matches(of: element.steps[...]).count) ?? 0
                return count.map { found == $0 } ?? (found > 0)
            },
            at: location
        )
        guard !isMet else { return }
        let found = try matches(of: element.steps[...])
        let query = element.steps[element.steps.count - 1].query
        if found.isEmpty {
            _ = try locate(element)
        } else if count == 0 {
            throw failure(.unexpected, "There is a \(query), which is not expected: \(found[0].summary).\(waiting)")
        } else {
            throw failure(.unexpected, "Expected \(count ?? 1) of \(query), found \(found.count).\(waiting)")
        }
    }
}

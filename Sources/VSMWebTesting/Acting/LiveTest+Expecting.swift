import VSMTesting

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LiveTest {
    /// Waits until an element is there a number of times; `nil` for at least once.
    func expect(_ element: LiveElement, count: Int?) throws {
        let isMet = host.runJobs(
            until: {
                update()
                // What would contain it may not be there yet.
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

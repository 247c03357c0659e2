/// How a page continues the one that the browser had before.
extension PreservedPages {
    /// What is known of the page that a browser had before.
    enum Former: Sendable {
        /// The page had no states.
        case none
        case states([PreservedPage.Entry], content: [UInt8])
        /// The states could not be stored or read.
        case lost
    }

    /// Returns the states of a visitor's former page, and stores them under the name of the page that continues it.
    ///
    /// As soon as the browser has an answer of the new page, it forgets the former one. If the server were killed before it
    /// had saved the new page, nobody would find the states.
    ///
    /// - Parameters:
    ///   - former: The name of the former page, from the browser.
    ///   - page: The name of the new page.
    ///   - visitor: The visitor, to whom the former page must belong.
    func `continue`(_ former: String, as page: String, of visitor: String) async -> Former {
        let result = await load(former, of: visitor)
        if case .states(let entries, let content) = result, !entries.isEmpty {
            save(PageSave(page: page, visitor: visitor, content: content, number: LatestStates.first))
            await waitUntilStored(page, until: .now + patience.continuing)
        }
        return result
    }

    private func load(_ page: String, of visitor: String) async -> Former {
        do {
            guard let content = try await content(of: page) else { return .none }
            let found = try PreservedPage(content)
            guard Secret.areEqual(found.visitor, visitor) else { throw PreservationProblem.foreign }
            return found.entries.map { .states($0, content: content) } ?? .lost
        } catch {
            report(error)
            return .lost
        }
    }

    private func content(of page: String) async throws -> [UInt8]? {
        // What this server could not save yet is later than what the store has.
        if let save = unsaved[page] { return save.content }
        return try await store.content(of: page, within: patience.reading)
    }
}

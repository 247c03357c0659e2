import VSM
@_spi(Host) import VSMTesting
public import VSMWeb

extension LiveTest {
    /// Waits until a view of a type is in a state.
    ///
    /// ```swift
    /// try page.button("Save").click()
    /// try page.expect(ProfileView.self, in: "loaded.saving")
    /// ```
    ///
    /// - Parameters:
    ///   - view: The type of the view.
    ///   - state: The name of the state's case, followed by those of the enums that it carries, as in graphs of pages. Names at
    ///     the end may be missing: `"loaded"` is every `loaded`.
    /// - Throws: ``LiveTestError`` if no view of the type is in this state when no job of the host is ready.
    public func expect<View: HTMLView>(
        _ view: View.Type,
        in state: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        var names: [String] { exchange.states(of: view).map { PageStateName.name(of: $0) } }
        let isMet = host.runJobs(
            until: {
                update()
                return names.contains { $0 == state || $0.hasPrefix("\(state).") }
            },
            at: location
        )
        guard !isMet else { return }
        let found = names.isEmpty ? "The page has no \(view)" : "\(view) is in \(names.joined(separator: " and in "))"
        throw failure(.unexpected, "\(found), and not in \(state).\(waiting)")
    }
}

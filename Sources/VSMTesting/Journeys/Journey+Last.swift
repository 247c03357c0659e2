@available(Systems 2024, *)
extension Journey {
    /// Returns a value of the last state, usually the model whose action comes next, or throws if the state has none.
    ///
    /// Pass the key path to an optional value, or a closure that takes the value from a case:
    ///
    /// ```swift
    /// let editor = try journey.last(as: \.editor)
    /// let error = try journey.last { if case .savingError(let error) = $0 { error } else { nil } }
    /// ```
    ///
    /// If the error leaves the closure of `withTestHost`, Swift Testing shows it at the line of this call, and the test ends.
    ///
    /// - Parameter value: The key path to the value, or a closure that returns it.
    /// - Returns: The value.
    /// - Throws: ``LastStateError`` if the last state has no such value, or if there is no state yet.
    public func last<Value>(
        as value: (State) -> Value?,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws(LastStateError) -> Value {
        if let found = state.flatMap(value) { return found }
        throw LastStateError(
            message: missing("\(Value.self)"),
            location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    private func missing(_ type: String) -> String {
        let names = states.map { stateName(of: $0) }
        let hint = host.queue.count > 0 ? "\n\(host.pendingWork)" : ""
        guard let state else { return "There is no state yet that could have a \(type).\(hint)" }
        let last = stateName(of: state, upTo: 300)
        return "The last state has no \(type): it is \(last). The journey: \(names.listed()).\(hint)"
    }
}

/// An error thrown when the last state of a journey does not have what the test needs.
public struct LastStateError: Error, CustomStringConvertible {
    /// What the last state is, the states before it, and the location in the test.
    public var description: String { "\(message)\n\n\(location.fileID):\(location.line)" }

    /// What is wrong, and what to do about it.
    @_spi(Host) public let message: String
    /// The call in the test.
    @_spi(Host) public let location: TestLocation
}

@_spi(Host) extension LastStateError: LocatedError {}

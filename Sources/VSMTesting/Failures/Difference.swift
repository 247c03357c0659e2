import CustomDump

/// Returns a readable difference between two values, or `nil` if there is none.
///
/// Values that aren't `Equatable` are compared by their dumps.
///
/// - Parameters:
///   - expected: The expected value; its lines start with `-`.
///   - actual: The actual value; its lines start with `+`.
/// - Returns: The lines that differ, with the lines around them.
@_spi(Host) public func difference<Value>(expected: Value, actual: Value) -> String? {
    diff(expected, actual)
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
    /// The duration in nanoseconds, clamped to the range of `Int64`.
    var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (nanoseconds, isTooMuch) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isTooMuchInAll) = nanoseconds.addingReportingOverflow(attoseconds / 1_000_000_000)
        return isTooMuch || isTooMuchInAll ? (seconds < 0 ? .min : .max) : sum
    }
}

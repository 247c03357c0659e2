import Testing

/// Returns the message of an error; empty without an error.
func message(of error: (any Error)?) -> String { error.map { "\($0)" } ?? "" }

/// Checks what a function returns the first times.
func expect<Value: Equatable>(_ range: Range<Int>, _ values: [Value], next: () -> Value) {
    let found = range.map { _ in next() }
    #expect(found == values)
}

/// Checks a pause.
func expectPause(_ pause: Double, _ isExpected: (Double) -> Bool) {
    #expect(isExpected(pause), "\(pause)")
}

import Testing

/// A model of concurrent threads, whose steps are taken one at a time.
protocol OrderedSteps {
    associatedtype Step

    /// The possible next steps, each of a different thread or with a different outcome.
    var steps: [Step] { get }

    mutating func take(_ step: Step)

    /// Called when no step is left.
    func checkEnd()
}

extension OrderedSteps {
    /// Takes the steps in every order.
    ///
    /// - Returns: The number of orders.
    @discardableResult
    func takeEveryOrder() -> Int {
        let steps = steps
        guard !steps.isEmpty else {
            checkEnd()
            return 1
        }
        return steps.reduce(0) { count, step in
            var next = self
            next.take(step)
            return count + next.takeEveryOrder()
        }
    }
}

/// Records a failure if a condition does not hold; `#expect` is too slow for millions of checks.
func check(_ condition: Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    if !condition { Issue.record(comment, sourceLocation: sourceLocation) }
}

import Testing

/// A model of threads that meet, whose steps are taken one at a time.
protocol OrderedSteps {
    associatedtype Step

    /// The steps that may be taken next, each by another thread or with another outcome.
    var steps: [Step] { get }

    mutating func take(_ step: Step)

    /// Called where no step is left.
    func checkEnd()
}

extension OrderedSteps {
    /// Takes the steps in every order.
    ///
    /// - Returns: how many orders there are.
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

/// Records a failure if a condition does not hold; where it is asked millions of times, `#expect` takes too long.
func check(_ condition: Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    if !condition { Issue.record(comment, sourceLocation: sourceLocation) }
}

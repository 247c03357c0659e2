/// Why a step could not be done.
struct StepProblem: Error {
    let description: String
    /// Whether the run is over, so that nothing is wrong.
    var isEnd = false

    static let end = StepProblem(description: "The time is over.", isEnd: true)
}

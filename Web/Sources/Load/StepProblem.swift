/// Why a step could not be done.
struct StepProblem: Error {
    let description: String
    /// Whether the run is over, so that nothing is wrong.
    var isEnd = false
    /// Whether a text that was typed is not in its field.
    var isLostText = false

    static let end = StepProblem(description: "The time is over.", isEnd: true)
}

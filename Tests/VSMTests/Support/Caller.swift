/// Task-local values that tests bind around calls.
enum Caller {
    @TaskLocal static var name = ""
    @TaskLocal static var lifeline: Lifeline?
}

/// The rules of the contract that are about to change.
enum ContractRules {
    /// Whether the closure of an asynchronous action that was superseded or released before it began begins in a cancelled
    /// task; if not, it never begins.
    static let supersededClosuresBegin = false
    /// Whether a debounced or throttled action runs with the task-local values of the call that is made; if not, with
    /// those of any call of its group.
    static let limitedCallsKeepTaskLocals = false
    /// Whether a container may be released on another thread while its action ends; if not, tests let the action end first.
    static let containersEndOnAnyThread = false
}

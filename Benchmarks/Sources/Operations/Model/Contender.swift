/// An implementation of an operation.
public struct Contender: Sendable {
    /// The kind of implementation.
    public enum Role: String, Sendable {
        /// The container of this package.
        case ours
        /// The minimum that the operation can cost.
        case floor
        /// OpenCombine's `CurrentValueSubject`, with a task where the operation takes one.
        case subject
        /// A class with a `@Published` property of OpenCombine, with a task where the operation takes one.
        case published
        /// A class with the standard library's `@Observable`, with a task where the operation takes one.
        case observable
    }

    /// The kind of implementation.
    public let role: Role

    /// Performs the operation.
    public let work: Work

    /// Creates a contender whose work is done when the call returns.
    static func direct(_ role: Role, run: @escaping @MainActor @Sendable (_ count: Int) -> Void) -> Contender {
        Contender(role: role, work: .direct(run))
    }

    /// Creates a contender whose work the main actor does later.
    static func steps(_ role: Role, make: @escaping @MainActor @Sendable () -> Steps) -> Contender {
        Contender(role: role, work: .steps(make))
    }
}

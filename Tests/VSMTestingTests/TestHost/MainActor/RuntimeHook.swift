import Foundation

/// The runtime's hook for jobs without an actor, as other libraries for tests set it.
nonisolated struct RuntimeHook: Equatable {
    typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    typealias Function = @convention(thin) (UnownedJob, Enqueue) -> Void

    let function: UnsafeRawPointer?

    private nonisolated(unsafe) static let place = dlsym(
        UnsafeMutableRawPointer(bitPattern: Self.everywhere),
        "swift_task_enqueueGlobal_hook"
    )!

    #if canImport(Darwin)
    private static let everywhere = -2
    #else
    private static let everywhere = 0
    #endif

    /// What is set.
    static var current: RuntimeHook {
        get { RuntimeHook(function: place.load(as: UnsafeRawPointer?.self)) }
        set { place.storeBytes(of: newValue.function, as: UnsafeRawPointer?.self) }
    }

    init(function: UnsafeRawPointer?) {
        self.function = function
    }

    init(_ function: Function) {
        self.function = unsafeBitCast(function, to: UnsafeRawPointer.self)
    }

    /// Calls what was set.
    func callAsFunction(_ job: UnownedJob, _ original: Enqueue) {
        guard let function else { return original(job) }
        unsafeBitCast(function, to: Function.self)(job, original)
    }
}

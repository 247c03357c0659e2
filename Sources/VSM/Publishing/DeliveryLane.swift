#if canImport(Combine) || OpenCombine

/// Whether a subscriber may be called without the lock, as a pure value.
///
/// The usual subscriber wants every state and is not being called when one arrives. Its lane is open: a delivery enters
/// and leaves it, and does nothing else. Any other call closes the lane first, and learns whether a delivery is under way
/// there; that delivery then finds the lane closed when it leaves.
@usableFromInline
struct DeliveryLane: Equatable {
    @usableFromInline private(set) var rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable static var open: DeliveryLane { DeliveryLane(rawValue: 0) }
    static var entered: DeliveryLane { DeliveryLane(rawValue: 1) }
    static var closed: DeliveryLane { DeliveryLane(rawValue: 2) }
    static var closedWhileEntered: DeliveryLane { DeliveryLane(rawValue: 3) }

    /// Begins a delivery.
    ///
    /// - Returns: Whether the lane was open; nothing has changed otherwise.
    mutating func enter() -> Bool {
        guard self == .open else { return false }
        self = .entered
        return true
    }

    /// Ends a delivery that entered.
    ///
    /// - Returns: Whether the lane is open again; otherwise it was closed meanwhile.
    mutating func leave() -> Bool {
        self = self == .entered ? .open : .closed
        return self == .open
    }

    /// Keeps further deliveries out.
    ///
    /// - Returns: What the lane was before.
    mutating func close() -> DeliveryLane {
        defer { rawValue |= Self.closed.rawValue }
        return self
    }

    /// Lets deliveries in again.
    ///
    /// Call this only while none is under way, with the lock that guards closing held.
    mutating func reopen() {
        self = .open
    }
}

/// A ``DeliveryLane`` that several threads use.
///
/// It is open at first.
struct AtomicDeliveryLane {
    private let byte: AtomicByte

    init<State>(of subscriber: StateSubscriber<State>) {
        byte = AtomicByte(1, inFirstPropertyOf: subscriber)
    }

    @inline(__always)
    func enter() -> Bool { update(from: .open) { $0.enter() } }

    @inline(__always)
    func leave() -> Bool { update(from: .entered) { $0.leave() } }

    @inline(__always)
    func close() -> DeliveryLane { update(from: .open) { $0.close() } }

    @inline(__always)
    func reopen() { update(from: .closed) { $0.reopen() } }

    /// Makes a transition.
    ///
    /// - Parameters:
    ///   - expected: What the lane most likely is, which saves reading it.
    ///   - transition: The transition; it is tried again with the lane as it is.
    @inline(__always)
    private func update<Result>(
        from expected: DeliveryLane,
        _ transition: (inout DeliveryLane) -> Result
    ) -> Result {
        var current = expected
        while true {
            var next = current
            let result = transition(&next)
            if byte.replace(current.rawValue, by: next.rawValue) { return result }
            current = DeliveryLane(rawValue: byte.load())
        }
    }
}
#endif

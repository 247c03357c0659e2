#if canImport(Combine) || OpenCombine

/// Whether a subscriber may be called without the lock, as a pure value.
///
/// Most subscribers want every state and are not being called when one arrives. Their lane is open: a delivery only
/// enters and leaves it. Any other call first closes the lane, and learns whether a delivery is under way. That
/// delivery finds the lane closed when it leaves.
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
    /// - Returns: Whether the lane was open; if not, nothing has changed.
    mutating func enter() -> Bool {
        guard self == .open else { return false }
        self = .entered
        return true
    }

    /// Ends a delivery that entered.
    ///
    /// - Returns: Whether the lane is open again; if not, it was closed meanwhile.
    mutating func leave() -> Bool {
        self = self == .entered ? .open : .closed
        return self == .open
    }

    /// Keeps further deliveries out.
    ///
    /// - Returns: The previous state of the lane.
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
    ///   - expected: The most likely state of the lane, which saves a read.
    ///   - transition: The transition; it is repeated with the actual state if that differs.
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

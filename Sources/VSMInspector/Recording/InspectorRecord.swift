#if DEBUG
@_spi(Host) public import VSM

/// What an inspector has recorded, as a pure value with bounded memory.
@_spi(Inspection) public struct InspectorRecord: Sendable {
    /// The containers, in the order in which they were created.
    public private(set) var containers: [InspectedContainer] = []

    private let limits: InspectorLimits
    /// The numbers of the open containers.
    private var numbers: [ContainerIdentity: Int] = [:]
    /// What has been removed or replaced since ``takeRemoved()``, because releasing a state may run code of an app.
    private var removed: [any Sendable] = []
    private var lastContainer = 0
    private var lastLine = 0
    private var lineCount = 0

    /// Creates an empty record.
    public init(limits: InspectorLimits = InspectorLimits()) {
        self.limits = limits
    }

    /// Returns a container.
    public func container(_ id: Int) -> InspectedContainer? { index(of: id).map { containers[$0] } }

    /// Returns the number of an open container.
    public func number(of identity: ContainerIdentity) -> Int? { numbers[identity] }

    // MARK: Containers

    /// Adds a container.
    ///
    /// - Returns: The number of the container, and those of containers that were removed to make room.
    mutating func add(_ attached: AttachedContainer, at time: Int64) -> (number: Int, removed: [Int]) {
        end(attached.identity)
        lastContainer += 1
        let container = InspectedContainer(id: lastContainer, attached)
        containers.append(container)
        numbers[attached.identity] = lastContainer
        append(.began(container.state), of: nil, after: nil, at: time, at: containers.count - 1)
        return (lastContainer, removeExcess())
    }

    /// Records which line's state a view shows.
    @_spi(Inspection) public mutating func show(_ line: Int?, of number: Int) {
        guard let index = index(of: number) else { return }
        containers[index].shownLine = line
    }

    private mutating func append(
        _ event: JourneyLine.Event,
        of action: ActionInfo?,
        after duration: Int64?,
        at time: Int64,
        at index: Int
    ) {
        lastLine += 1
        let line = JourneyLine(id: lastLine, time: time, action: action, duration: duration, event: event)
        containers[index].journey.append(line)
        lineCount += 1
        if containers[index].journey.count > limits.linesOfContainer { removeFirstLine(of: index) }
    }

    private mutating func removeFirstLine(of index: Int) {
        removed.append(containers[index].journey.removeFirst())
        containers[index].removedLines += 1
        lineCount -= 1
    }

    /// Returns what has been removed since the last call, so that the caller releases it.
    mutating func takeRemoved() -> [any Sendable] {
        defer { removed = [] }
        return removed
    }

    /// Records that a container has ended.
    mutating func end(_ identity: ContainerIdentity) {
        guard let number = numbers.removeValue(forKey: identity), let index = index(of: number) else { return }
        containers[index].isOpen = false
        containers[index].beginnings = [:]
    }

    /// Records an event of an action.
    ///
    /// - Parameters:
    ///   - event: The event as it was recorded on the owner; `nil` if the action began.
    ///   - action: The action.
    ///   - identity: The container.
    ///   - time: The nanoseconds since the inspector began.
    mutating func add(
        _ event: JourneyLine.Event?,
        of action: ActionInfo,
        in identity: ContainerIdentity,
        at time: Int64
    ) {
        guard let number = numbers[identity], let index = index(of: number) else { return }
        guard let event else {
            if let action = action.number { containers[index].beginnings[action] = time }
            if containers[index].beginnings.count > limits.runningActions { containers[index].beginnings = [:] }
            return
        }
        let beginning = action.number.flatMap { containers[index].beginnings[$0] }
        if case .moved(let previous, let next) = event {
            removed.append(containers[index].state)
            containers[index].state = next
            containers[index].walk.add(WalkedStates.Change(from: previous.walked, to: next.walked, call: action.call))
        }
        if event.endsAction, let action = action.number { containers[index].beginnings[action] = nil }
        append(event, of: action, after: beginning.map { time - $0 }, at: time, at: index)
        if lineCount > limits.lines { removeOldestLine() }
    }

    // MARK: Memory

    private func index(of number: Int) -> Int? {
        // The numbers of the containers increase.
        var (low, high) = (0, containers.count)
        while low < high {
            let middle = (low + high) / 2
            if containers[middle].id < number { low = middle + 1 } else { high = middle }
        }
        return low < containers.count && containers[low].id == number ? low : nil
    }

    /// Removes containers that have ended, oldest first, and then the oldest ones, until there are not too many.
    private mutating func removeExcess() -> [Int] {
        var numbersOfRemoved: [Int] = []
        while containers.count > limits.containers {
            let index = containers.firstIndex { !$0.isOpen } ?? 0
            let container = containers.remove(at: index)
            lineCount -= container.journey.count
            numbers = numbers.filter { $0.value != container.id }
            removed.append(container)
            numbersOfRemoved.append(container.id)
        }
        return numbersOfRemoved
    }

    private mutating func removeOldestLine() {
        let oldest = containers.indices.min {
            (containers[$0].journey.first?.id ?? .max) < (containers[$1].journey.first?.id ?? .max)
        }
        guard let oldest, !containers[oldest].journey.isEmpty else { return }
        removeFirstLine(of: oldest)
    }
}

/// The limits of what an inspector keeps.
@_spi(Inspection) public struct InspectorLimits: Sendable {
    /// The number of containers.
    public var containers = 300
    /// The number of lines of all journeys.
    public var lines = 3_000
    /// The number of lines of a journey.
    public var linesOfContainer = 200
    /// The number of running actions of a container.
    public var runningActions = 100

    /// Creates the usual limits.
    public init() {}
}
#endif

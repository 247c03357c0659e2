#if DEBUG
import Dispatch
@_spi(Host) public import VSM
@_spi(Inspection) public import VSMDiagramLayout
@_spi(Inspection) public import VSMDiagrams
@_spi(Inspection) public import VSMJournal

/// Records the containers of a running program and their journeys, to be shown while it runs.
///
/// An inspector is for development: it retains the states that it shows, and lets a person give them to their containers
/// again. It exists only in builds with `DEBUG`.
///
/// An inspector may be used from any thread. Its memory is bounded: it removes the oldest lines of journeys, and
/// containers that have ended.
public final class Inspector: @unchecked Sendable {
    private let lock = Lock()
    private let sources: SourceFiles
    let diagrams: CommittedDiagrams
    private let layouts = Locked<[KnownLayout]>([])
    private let elapsed: @Sendable () -> Int64
    private let signals = CurrentValue(())
    // Guarded by the lock.
    private var current: InspectorRecord
    private var containers: [Int: AttachedContainer] = [:]
    /// The same events as JSON lines, for other tools.
    @_spi(Inspection) public let journal = Journal(capacity: 2_000)

    /// Creates an inspector that has recorded nothing.
    public convenience init() {
        self.init(files: .ofProgram)
    }

    /// Creates an inspector that has recorded nothing, and finds sources and diagrams in a folder.
    convenience init(files: SourceFiles) {
        let start = DispatchTime.now().uptimeNanoseconds
        self.init(files: files) { Int64(DispatchTime.now().uptimeNanoseconds - start) }
    }

    /// Creates an inspector with limits, files and a clock of its own.
    @_spi(Inspection) public init(
        limits: InspectorLimits = InspectorLimits(),
        files: SourceFiles,
        elapsed: @escaping @Sendable () -> Int64
    ) {
        sources = files
        diagrams = CommittedDiagrams(files: files)
        self.elapsed = elapsed
        current = InspectorRecord(limits: limits)
    }

    /// The nanoseconds since the inspector began.
    @_spi(Inspection) public var now: Int64 { elapsed() }

    /// What was recorded so far.
    @_spi(Inspection) public var record: InspectorRecord { lock.withLock { current } }

    /// The record now and after each change.
    var records: AsyncMapSequence<CurrentValue<Void>.Values, InspectorRecord> { changes.map { [self] in record } }

    /// A signal now and after each change; several changes that follow each other quickly have one signal.
    @_spi(Inspection) public var changes: CurrentValue<Void>.Values { signals.values }

    /// A layout that was made, for the states of a type.
    private struct KnownLayout {
        let stateType: String
        let diagram: StateDiagram
        let layout: DiagramLayout
    }

    /// Returns the layout of a diagram, whose states stay where they were in the last one of their type.
    @_spi(Inspection) public func layout(of diagram: StateDiagram, for stateType: String) -> DiagramLayout {
        let known = layouts.withLock { $0 }
        if let same = known.last(where: { $0.diagram == diagram }) { return same.layout }
        let previous = known.last { $0.stateType == stateType }
        let layout = DiagramLayout(diagram, keeping: previous?.layout)
        layouts.withLock {
            $0 = $0.suffix(49) + [KnownLayout(stateType: stateType, diagram: diagram, layout: layout)]
        }
        return layout
    }

    /// The place of a call in the sources, and its code.
    @_spi(Inspection) public func source(of call: CallSite) -> SourceLine? { sources.line(of: call) }

    /// What was observed at a call, such as `model.load()`.
    @_spi(Inspection) public func cause(_ call: CallSite?) -> String {
        guard let call else { return "an earlier action" }
        if call.file == Self.file { return "resumed in the inspector" }
        return source(of: call)?.cause ?? "\(call)"
    }

    /// Gives a container the state after a line of its journey again.
    ///
    /// - Returns: `false` if the line or the container is gone.
    @discardableResult
    @_spi(Inspection) public func resume(_ container: Int, at line: Int) -> Bool {
        let attached = lock.withLock { containers[container] }
        guard let attached, let state = state(of: container, at: line) else { return false }
        attached.observe(state.value, CallSite(file: Inspector.file, line: 1))
        return true
    }

    /// The state of a container after a line of its journey.
    @_spi(Inspection) public func state(of container: Int, at line: Int) -> RecordedState? {
        record.container(container)?.journey.first { $0.id == line }?.state
    }

    /// The file in the call sites of actions that the inspector observed.
    @_spi(Inspection) public static let file = "VSMInspector/Inspector"

    /// Changes the record, and tells the listeners.
    @discardableResult
    @_spi(Inspection) public func update<Result>(_ change: (inout InspectorRecord) -> Result) -> Result {
        let (result, removed) = lock.withLock { (change(&current), current.takeRemoved()) }
        // Releasing a state may run code that emits events, so what was removed is released after the lock.
        withExtendedLifetime(removed) {}
        signals.value = ()
        return result
    }
}

extension Inspector: ContainerInspecting {
    /// Records an event.
    public func containerDidEmit(_ event: ContainerEvent) {
        journal.containerDidEmit(event)
        let time = elapsed()
        let current = lock.withLock { self.current.number(of: event.container).flatMap(self.current.container)?.state }
        let recorded = JourneyLine.Event(event, current: current)
        update { $0.add(recorded, of: event.action, in: event.container, at: time) }
    }

    package func containerDidAttach(_ container: AttachedContainer) {
        let time = elapsed()
        let (number, removed) = update { $0.add(container, at: time) }
        lock.withLock {
            containers[number] = container
            for number in removed { containers[number] = nil }
        }
    }

    package func containerDidEnd(_ container: ContainerIdentity) {
        update { $0.end(container) }
    }
}
#endif

import VSM

@testable import VSMTesting

/// Something that a task of a test can do, with its traces in a shared list.
enum ConcurrentWork: String, CaseIterable {
    case nothing
    case yielding
    case yieldingTwice
    case choosing
    case leaving
    case leavingAndYielding
    case yieldingElsewhereFirst
    case yieldingElsewhereLast
    case callingActor
    case callingActorThatYields
    case callingOtherActor
    case changing
    case following
    case childTask
    case childTasksThatYield
    case unawaitedChild
    case receiving
    case sending

    /// What the tasks of one run share.
    final class Shared: @unchecked Sendable {
        let trace = Trace()
        let number = CurrentValue(0)
        let shelf: Shelf
        let otherShelf: Shelf
        let stream: AsyncStream<Int>
        let continuation: AsyncStream<Int>.Continuation

        init() {
            shelf = Shelf(trace)
            otherShelf = Shelf(trace)
            (stream, continuation) = AsyncStream.makeStream()
        }
    }

    actor Shelf {
        private let trace: Trace
        private var count = 0

        init(_ trace: Trace) {
            self.trace = trace
        }

        func put(_ name: String) {
            count += 1
            trace.note("\(name) put \(count)")
        }

        func putSlowly(_ name: String) async {
            put(name)
            await Task.yield()
            put(name)
        }
    }

    /// Does it, in a task of the host.
    func run(as name: String, with shared: Shared) async {
        let trace = shared.trace
        trace.note("\(name) begins")
        switch self {
        case .nothing: break
        case .yielding: await Task.yield()
        case .yieldingTwice:
            await Task.yield()
            trace.note("\(name) between")
            await Task.yield()
        case .choosing: trace.note("\(name) chose \(await choose(among: [1, 2]))")
        case .leaving: await elsewhere(name, trace)
        case .leavingAndYielding:
            await elsewhere(name, trace)
            await Task.yield()
        case .yieldingElsewhereFirst: await yieldingElsewhere(name, trace)
        case .yieldingElsewhereLast: await elsewhereThenYielding(name, trace)
        case .callingActor: await shared.shelf.put(name)
        case .callingActorThatYields: await shared.shelf.putSlowly(name)
        case .callingOtherActor: await shared.otherShelf.put(name)
        case .changing: shared.number.value += 1
        case .following: await follow(name, shared)
        case .childTask:
            async let child: Void = elsewhere("\(name)'s child", trace)
            trace.note("\(name) has a child")
            await child
        case .childTasksThatYield: await childTasks(name, trace)
        case .unawaitedChild:
            async let _ = yieldingElsewhere("\(name)'s child", trace)
            await Task.yield()
        case .receiving:
            for await number in shared.stream {
                trace.note("\(name) got \(number)")
                break
            }
        case .sending: shared.continuation.yield(1)
        }
        trace.note("\(name) ends")
    }

    private func follow(_ name: String, _ shared: Shared) async {
        for await number in shared.number.values.prefix(2) { shared.trace.note("\(name) sees \(number)") }
    }

    private func childTasks(_ name: String, _ trace: Trace) async {
        await withTaskGroup(of: Int.self) { group in
            for number in 1...2 {
                group.addTask {
                    trace.note("\(name)'s child \(number)")
                    await Task.yield()
                    return number
                }
            }
            for await number in group { trace.note("\(name) has \(number)") }
        }
    }

    @concurrent
    private func elsewhere(_ name: String, _ trace: Trace) async {
        trace.note("\(name) elsewhere")
    }

    @concurrent
    private func yieldingElsewhere(_ name: String, _ trace: Trace) async {
        await Task.yield()
        trace.note("\(name) elsewhere")
    }

    @concurrent
    private func elsewhereThenYielding(_ name: String, _ trace: Trace) async {
        trace.note("\(name) elsewhere")
        await Task.yield()
    }

    /// Runs one task for each list of work, and returns the traces of all, in order.
    static func run(_ tasks: [[ConcurrentWork]], on host: TestHost) -> [String] {
        let shared = Shared()
        for (index, works) in tasks.enumerated() {
            host.start { for work in works { await work.run(as: "\(index)", with: shared) } }
        }
        host.runUntilIdle()
        return shared.trace.all
    }
}

import Foundation
import ProfileData
import Testing
import VSM
import VSMTesting

@testable import ProtocolsWithStructs

/// Prints what an exploration costs, and checks nothing: what it costs depends on the machine.
///
/// `MEASURE=1 swift test -c release -Xswiftc -enable-testing --disable-xctest --filter ExplorationMeasurements`
@Suite(
    "Measured: exploring",
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["MEASURE"] == "1", "It takes a while and asserts no times.")
)
struct ExplorationMeasurements {
    @Test("States of the profile in a second")
    func profile() throws {
        var (states, transitions, runs) = (0, 0, 0)
        let time = try ContinuousClock().measure {
            for _ in 1...500 {
                let graph = try StateGraph<EditUserProfileViewState>.explore(
                    from: { _ in
                        runs += 1
                        let dependencies = MockDependencies(userDataRepository: ChoosingUserDataRepository())
                        let model = EditingModel(dependencies: dependencies, userData: .ada)
                        return EditUserProfileViewState(data: .ada, editingState: .editing(model))
                    },
                    actions: { state in
                        switch state.editingState {
                        case .editing(let model): [.action("saveUsername", model.saveUsername("Grace"))]
                        case .saving: []
                        case .savingError(let model):
                            [.action("retry", model.retry()), .action("cancel", model.cancel())]
                        }
                    },
                    identifiedBy: { state in
                        switch state.editingState {
                        case .editing: "editing"
                        case .saving: "saving"
                        case .savingError: "savingError"
                        }
                    }
                )
                states += graph.nodes.count
                transitions += graph.transitions.count
            }
        }
        let seconds = time / .seconds(1)
        print(
            "MEASURED profile: \(states) states, \(transitions) transitions, \(runs) runs in \(seconds) s:",
            "\(Int(Double(states) / seconds)) states, \(Int(Double(runs) / seconds)) runs a second"
        )
    }

    @Test("Memory for flags that go on in any order: as many paths as orders", arguments: [8, 10, 12])
    func flags(count: Int) throws {
        try measureMemory("\(count) flags, \((1...count).reduce(1, *)) paths to the last state") { flags in
            (0..<count).filter { flags & 1 << $0 == 0 }.map { flags | 1 << $0 }
        }
    }

    @Test("Memory for a tree: one path to each state", arguments: [8, 10, 12])
    func tree(depth: Int) throws {
        try measureMemory("A tree of depth \(depth), 1 path to each state") { place in
            place < 1 << (depth - 1) ? [2 * place, 2 * place + 1].filter { $0 > 0 } : []
        }
    }

    private func measureMemory(_ title: String, next: (Int) -> [Int]) throws {
        let before = residentBytes
        var runs = 0
        let clock = ContinuousClock()
        let start = clock.now
        let graph = try StateGraph<Int>.explore(
            from: { _ in
                runs += 1
                return 0
            },
            actions: { state in next(state).map { following in .action("to \(following)", following) } },
            identifiedBy: { "\($0)" },
            limits: ExplorationLimits(states: 5_000, runs: 1_000_000)
        )
        let seconds = (clock.now - start) / .seconds(1)
        let growth = residentBytes - before
        let size = graph.nodes.count + graph.transitions.count
        print(
            "MEASURED \(title): \(graph.nodes.count) states, \(graph.transitions.count) transitions,",
            "\(runs) runs in \(seconds) s: \(growth) bytes more, \(growth / size) for each state and transition"
        )
    }

    /// The bytes of the process that are in memory; 0 where there is no telling.
    private var residentBytes: Int {
        guard let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        return (statistics.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
    }
}

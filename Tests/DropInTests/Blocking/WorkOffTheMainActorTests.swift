import Dispatch
import Testing
import VSM

/// The forms in which an action of vsm-ios does work after it has waited, and the cures in the guide for migrating.
enum WorkForm: String, CaseIterable {
    case closure, builtClosure, asynchronousClosure
    case concurrentClosure, builtConcurrentClosure, asynchronousConcurrentClosure
    case concurrentMethod, nonisolatedMethod

    /// Whether the work is done on the main actor here; in vsm-ios, it is not in any form.
    var isDoneOnMainActor: Bool {
        #if hasFeature(NonisolatedNonsendingByDefault)
        // With the feature, a nonisolated method stays on its caller's actor.
        if self == .nonisolatedMethod { return true }
        #endif
        return [.closure, .builtClosure, .asynchronousClosure].contains(self)
    }
}

enum WorkViewState: Sendable {
    case working
    case done(onMainQueue: Bool)
}

nonisolated private let key = DispatchSpecificKey<Bool>()

struct WorkModel: Sendable {
    func work(_ form: WorkForm) -> StateSequence<WorkViewState> {
        switch form {
        case .builtClosure: built()
        case .builtConcurrentClosure: builtConcurrently()
        case .concurrentClosure:
            StateSequence(
                { .working },
                { @concurrent in
                    do {
                        let data = try await fetch()
                        return parse(data)
                    } catch { return .working }
                }
            )
        case .concurrentMethod: StateSequence({ .working }, { await fetchAndParse() })
        case .nonisolatedMethod: StateSequence({ .working }, { await fetchAndParseWithoutAttribute() })
        default:
            StateSequence(
                { .working },
                {
                    do {
                        let data = try await fetch()
                        return parse(data)
                    } catch { return .working }
                }
            )
        }
    }

    @StateSequenceBuilder
    private func built() -> StateSequence<WorkViewState> {
        WorkViewState.working
        Next { parse(0) }
    }

    @StateSequenceBuilder
    private func builtConcurrently() -> StateSequence<WorkViewState> {
        WorkViewState.working
        Next { @concurrent in parse(0) }
    }

    @concurrent private func fetchAndParse() async -> WorkViewState { parse(0) }

    /// Leaves its caller's actor without the upcoming feature `NonisolatedNonsendingByDefault`.
    nonisolated private func fetchAndParseWithoutAttribute() async -> WorkViewState { parse(0) }

    private func fetch() async throws -> Int { 0 }

    nonisolated func parse(_ data: Int) -> WorkViewState {
        .done(onMainQueue: DispatchQueue.getSpecific(key: key) ?? false)
    }
}

@MainActor
@Suite("Work that an action does after it has waited")
struct WorkOffTheMainActorTests {
    @Test("A closure works on the main actor, and each cure works elsewhere", arguments: WorkForm.allCases)
    func work(_ form: WorkForm) async {
        DispatchQueue.main.setSpecific(key: key, value: true)
        let container = StateContainer<WorkViewState>(state: .working)
        let model = WorkModel()
        switch form {
        case .asynchronousClosure: container.observeAsync { model.parse(0) }
        case .asynchronousConcurrentClosure: container.observeAsync { @concurrent in model.parse(0) }
        default: container.observe(model.work(form))
        }
        for await case .done(let isOnMainQueue) in container.states {
            #expect(isOnMainQueue == form.isDoneOnMainActor)
            break
        }
    }
}

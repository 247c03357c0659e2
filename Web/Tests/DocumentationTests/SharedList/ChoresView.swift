import VSM
import VSMWeb

enum ChoresViewState: StateWithInitialAction {
    case initialized(ChoresLoader)
    case loading
    case loaded([Chore])
    case failed(ChoresLoader)

    func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let loader) = self { container.observe(loader.load()) }
    }
}

struct ChoresLoader {
    let repository: ChoreRepository

    func load() -> StateSequence<ChoresViewState> {
        StateSequence(.loading).following {
            try await repository.changes()
        } as: { chores in
            .loaded(chores)
        } catch: { _ in
            .failed(self)
        }
    }
}

struct ChoresView: HTMLView {
    let repository: ChoreRepository
    let clock: any Clock<Duration>
    var initialState: ChoresViewState { .initialized(ChoresLoader(repository: repository)) }

    func body(_ container: StateContainer<ChoresViewState>) -> some HTML {
        switch container.state {
        case .initialized, .loading:
            p { "Loading…" }.busy()
        case .failed(let loader):
            p { "The chores could not be loaded." }.role(.alert)
            button { "Try Again" }.onClick { container.observe(loader.load()) }
        case .loaded(let chores):
            h1 { "Chores" }
            ul {
                forEach(chores, key: \.id) { chore in
                    li { ChoreView(listed: chore, repository: repository, clock: clock) }
                }
            }
        }
    }
}

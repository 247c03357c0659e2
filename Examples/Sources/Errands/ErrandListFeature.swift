import VSM

// snippet.list
enum ErrandListViewState {
    case loading
    case loaded([Errand])
    case failed(ErrandListLoader)
}

struct ErrandListLoader {
    let repository: any ErrandRepository

    func load() -> StateSequence<ErrandListViewState> {
        StateSequence(.loading).following {
            try await repository.errands()
        } as: { errands in
            .loaded(errands)
        } catch: { _ in
            .failed(self)
        }
    }
}
// snippet.end

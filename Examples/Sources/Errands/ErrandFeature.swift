import VSM

// snippet.states
enum ErrandViewState {
    case shown(ErrandModel)
    case saving(Errand)
    case failed(FailedErrand)
    case deleted(DeletedErrand)
}
// snippet.end

// snippet.model
struct ErrandModel {
    let errand: Errand
    let repository: any ErrandRepository

    /// Shows the errand as the list has it, and then follows it.
    func follow() -> StateSequence<ErrandViewState> {
        StateSequence(state(of: errand)).following {
            try await repository.errands()
        } as: { errands in
            state(of: errands.first { $0.id == errand.id } ?? errand)
        } catch: { _ in
            nil
        }
    }

    func mark(isDone: Bool) -> FinishingAction<ErrandViewState> {
        var marked = errand
        marked.isDone = isDone
        return change(to: marked) { try await repository.mark(errand.id, isDone: isDone) }
    }

    func delete() -> FinishingAction<ErrandViewState> {
        var deleted = errand
        deleted.isDeleted = true
        return change(to: deleted) { try await repository.delete(errand.id) }
    }

    /// Shows a change before it is made, makes it, and follows the errand again.
    fileprivate func change(
        to changed: Errand,
        _ request: @escaping () async throws -> Void
    ) -> FinishingAction<ErrandViewState> {
        FinishingAction(
            StateSequence(.saving(changed)).then {
                try await request()
                return ErrandModel(errand: changed, repository: repository).follow()
            } catch: { _ in
                .failed(FailedErrand(errand: changed, unchanged: self) { change(to: changed, request) })
            }
        )
    }

    private func state(of errand: Errand) -> ErrandViewState {
        let model = ErrandModel(errand: errand, repository: repository)
        return errand.isDeleted ? .deleted(DeletedErrand(model: model)) : .shown(model)
    }
}

struct FailedErrand {
    let errand: Errand
    let unchanged: ErrandModel
    let retry: () -> FinishingAction<ErrandViewState>

    func cancel() -> StateSequence<ErrandViewState> { unchanged.follow() }
}

struct DeletedErrand {
    let model: ErrandModel

    func undo() -> FinishingAction<ErrandViewState> {
        var restored = model.errand
        restored.isDeleted = false
        return model.change(to: restored) { try await model.repository.restore(restored.id) }
    }
}
// snippet.end

extension ErrandViewState {
    var errand: Errand {
        switch self {
        case .shown(let model): model.errand
        case .saving(let errand): errand
        case .failed(let failed): failed.errand
        case .deleted(let deleted): deleted.model.errand
        }
    }

    var model: ErrandModel? {
        if case .shown(let model) = self { model } else { nil }
    }
}

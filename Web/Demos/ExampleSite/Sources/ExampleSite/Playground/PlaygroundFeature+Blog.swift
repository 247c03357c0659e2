import VSM

/// The states of a loaded blog post.
extension PlaygroundFeature {
    var blogStates: [PlaygroundState] {
        let deleting = choices.has(.deleting) ? [deleting, deleted] : []
        let failure = choices.has(.deletingCanFail) ? [deletingError] : []
        return [loadedPost(server.stored.value)] + deleting + failure
    }

    func loadedPost(_ text: String) -> PlaygroundState {
        let reload = PlaygroundAction(name: "reload") { _ in load() }
        let canDelete = choices.has(.deleting) && !choices.has(.missingAction)
        return PlaygroundState(
            name: "loaded",
            content: .result(text),
            model: .init(
                name: "LoadedModel",
                data: [.init(name: "text", value: text)],
                actions: (choices.has(.reloading) ? [reload] : []) + (canDelete ? [deleteAction] : [])
            ),
            isEnd: !choices.has(.deleting)
        )
    }

    private var deleteAction: PlaygroundAction { PlaygroundAction(name: "delete") { _ in delete() } }

    private var deleting: PlaygroundState {
        let actions = choices.has(.secondRequest) ? [deleteAction] : []
        return PlaygroundState(
            name: "deleting",
            content: .waiting("Deleting…"),
            model: actions.isEmpty ? nil : .init(name: "DeletingModel", actions: actions)
        )
    }

    private var deleted: PlaygroundState {
        PlaygroundState(name: "deleted", content: .notice("The post is deleted."), model: nil, isEnd: true)
    }

    private var deletingError: PlaygroundState {
        failed("deletingError", "The post could not be deleted.", retry: { delete() })
    }

    private func delete() -> StateSequence<PlaygroundState> {
        let number = server.begin()
        return StateSequence(deleting).then { await deleteResult(number) }
    }

    private func deleteResult(_ number: Int) async -> PlaygroundState {
        let answer = await service.answer(to: "delete", among: answers(canFail: .deletingCanFail)) { answer in
            if server.end(number), answer == .success { server.stored.value = "" }
        }
        return switch answer {
        case .success: deleted
        case .failure: deletingError
        case .silence: await endless(deleting)
        }
    }
}

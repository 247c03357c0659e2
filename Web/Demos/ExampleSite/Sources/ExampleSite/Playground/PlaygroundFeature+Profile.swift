import VSM

/// The states of a loaded profile.
extension PlaygroundFeature {
    var profileStates: [PlaygroundState] {
        let name = server.stored.value
        let editing = choices.has(.editing) ? [editing(name), saving("Grace", 0)] : []
        let failure = choices.has(.savingCanFail) ? [savingError("Grace")] : []
        return [loadedProfile(name)] + editing + failure
    }

    func loadedProfile(_ username: String) -> PlaygroundState {
        let canEdit = choices.has(.editing) && !choices.has(.missingAction)
        let edit = PlaygroundAction(name: "edit") { _ in StateSequence(editing(username)) }
        return PlaygroundState(
            name: "loaded",
            content: .result("Hello, \(username)."),
            model: .init(
                name: "LoadedModel",
                data: [.init(name: "username", value: username)],
                actions: canEdit ? [edit] : []
            ),
            isEnd: !choices.has(.editing)
        )
    }

    private func editing(_ username: String) -> PlaygroundState {
        let cancel = PlaygroundAction(name: "cancel") { _ in StateSequence(loadedProfile(server.stored.value)) }
        return PlaygroundState(
            name: "editing",
            content: .field(label: "User name", text: username),
            model: .init(
                name: "EditingModel",
                data: [.init(name: "username", value: username)],
                actions: [saveAction] + (choices.has(.cancelling) ? [cancel] : [])
            )
        )
    }

    private var saveAction: PlaygroundAction {
        PlaygroundAction(name: "save", takesText: true) { save($0) }
    }

    private func saving(_ username: String, _ number: Int) -> PlaygroundState {
        let cancel = PlaygroundAction(name: "cancel") { _ in StateSequence(cancelSave(username, number)) }
        let again = PlaygroundAction(name: "save") { _ in save(username) }
        let actions = (choices.has(.secondRequest) ? [again] : []) + (choices.has(.cancelling) ? [cancel] : [])
        return PlaygroundState(
            name: "saving",
            content: .waiting("Saving…"),
            model: actions.isEmpty ? nil : .init(name: "SavingModel", actions: actions)
        )
    }

    private func savingError(_ username: String) -> PlaygroundState {
        let cancel = PlaygroundAction(name: "cancel") { _ in StateSequence(loadedProfile(server.stored.value)) }
        return failed(
            "savingError",
            "“\(username)” could not be saved.",
            retry: { save(username) },
            others: choices.has(.cancelling) ? [cancel] : []
        )
    }

    private func save(_ username: String) -> StateSequence<PlaygroundState> {
        let number = server.begin()
        return StateSequence(saving(username, number)).then { await saveResult(username, number) }
    }

    private func saveResult(_ username: String, _ number: Int) async -> PlaygroundState {
        let answer = await service.answer(to: request(username), among: answers(canFail: .savingCanFail)) { answer in
            // A save that was cancelled has ended before.
            if server.end(number), answer == .success { server.stored.value = username }
        }
        return switch answer {
        case .success: loadedProfile(username)
        case .failure: savingError(username)
        case .silence: await endless(saving(username, number))
        }
    }

    private func cancelSave(_ username: String, _ number: Int) -> PlaygroundState {
        if !choices.has(.lateSave) {
            server.end(number)
            service.withdraw(request(username))
        }
        return loadedProfile(server.stored.value)
    }

    private func request(_ username: String) -> String { "save(\"\(username)\")" }
}

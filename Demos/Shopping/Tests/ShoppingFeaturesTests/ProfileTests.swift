import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Profile")
struct ProfileTests {
    private var dependencies = MockDependencies()
    private let username = CurrentValueSubject<Username, any Error>(.initial)

    init() {
        dependencies.profile.usernamePublisherAction = { [username] in username.eraseToAnyPublisher() }
    }

    private func page(on host: TestHost) -> StateContainer<ProfileViewState> {
        let container = host.container(state: ProfileViewState.initialized(.init(dependencies: dependencies)))
        container.observeInitialAction()
        return container
    }

    private func type(
        _ text: String,
        in container: StateContainer<ProfileViewState>,
        on host: TestHost
    ) throws {
        let model = try #require(container.state.editingModel)
        container.observe(
            model.save(text),
            debounced: ProfileViewState.pauseBeforeSaving,
            identifier: "type",
            clock: host.clock
        )
    }

    @Test("A name is saved half a second after the last key, once")
    mutating func debounced() throws {
        var saved: [String] = []
        dependencies.profile.saveAction = { name in
            saved.append(name.description)
            return choosePublisher(.success(()))
        }
        try withTestHost { host in
            let container = page(on: host)
            let journey = host.record(container)
            for text in ["G", "Gr", "Grace "] {
                try type(text, in: container, on: host)
                host.advance(by: .milliseconds(400))
            }
            journey.expect(["SomeUser, saved"], of: \.summary)
            host.advance(by: .milliseconds(100))
            journey.expect(["Grace , saving", "Grace , saved"], of: \.summary)
        }
        #expect(saved == ["Grace"])
    }

    @Test("A name that is not yet saved when the shopper leaves is saved at once")
    mutating func leaving() throws {
        var saved: [String] = []
        dependencies.profile.saveAction = { name in
            saved.append(name.description)
            return choosePublisher(.success(()))
        }
        try withTestHost { host in
            var container: StateContainer<ProfileViewState>? = page(on: host)
            try type("Grace", in: #require(container), on: host)
            container = nil
            host.runUntilIdle()
        }
        #expect(saved == ["Grace"])
    }

    @Test(
        "What cannot be a name is refused with a message, and nothing is saved",
        arguments: [
            ("", "The user name cannot be empty."), ("  ", "The user name cannot be empty."),
            (String(repeating: "x", count: 51), "The user name cannot have more than 50 characters."),
        ]
    )
    func refused(text: String, message: String) throws {
        try withTestHost { host in
            let container = page(on: host)
            let journey = host.record(container)
            try type(text, in: container, on: host)
            host.advance(by: .milliseconds(500))
            journey.expect(["SomeUser, saved", "\(text), refused: \(message)"], of: \.summary)
        }
    }

    @Test("A name that could not be saved stays in the field, and can be saved again")
    mutating func fails() throws {
        var answers: [Result<Void, any Error>] = [.failure(InternalError()), .success(())]
        dependencies.profile.saveAction = { _ in choosePublisher(answers.removeFirst()) }
        try withTestHost { host in
            let container = page(on: host)
            let journey = host.record(container)
            try type("Grace", in: container, on: host)
            host.advance(by: .milliseconds(500))
            if case .failed(let model) = try #require(container.state.editingModel).activity {
                container.observe(model.retry())
            }
            host.runUntilIdle()
            journey.expect(
                [
                    "SomeUser, saved", "Grace, saving", "Grace, failed: The shop cannot be reached right now.",
                    "Grace, saving", "Grace, saved",
                ],
                of: \.summary
            )
        }
    }

    @Test("The field follows other windows until something is typed")
    func follows() throws {
        try withTestHost { host in
            let container = page(on: host)
            let journey = host.record(container)
            username.value = try Username("Ada")
            journey.expect(["SomeUser, saved", "Ada, saved"], of: \.summary)
            journey.expectRunning()
        }
    }
}

import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Profile")
struct ProfileTests {
    private var dependencies = MockDependencies()
    private let username = SharedValue<Username>(.initial)

    init() {
        dependencies.profile.usernamesAction = { [username] in username.changes() }
    }

    private func page(on host: TestHost) -> StateContainer<ProfileViewState> {
        let container = host.container(state: ProfileViewState.initialized(.init(dependencies: dependencies)))
        container.observeInitialAction()
        host.runUntilIdle()
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
            debounced: ProfileViewState.pauseBeforeSaving.on(host.clock),
            identifier: "type"
        )
    }

    @Test("A name is saved once, half a second after the last keystroke")
    mutating func debounced() throws {
        var saved: [String] = []
        dependencies.profile.saveAction = { [username] name in
            saved.append(name.description)
            try await choose(.success(()))
            username.value = name
        }
        try withTestHost { host in
            let container = page(on: host)
            let journey = host.record(container)
            for text in ["G", "Gr", "Grace "] {
                try type(text, in: container, on: host)
                host.advance(by: .milliseconds(400))
            }
            journey.expect(["SomeUser, unchanged"], of: \.summary)
            host.advance(by: .milliseconds(100))
            journey.expect(["Grace , saving", "Grace , saved"], of: \.summary)
            journey.expectRunning()
        }
        #expect(saved == ["Grace"])
    }

    @Test("An unsaved name is saved at once when the shopper leaves")
    mutating func leaving() throws {
        var saved: [String] = []
        dependencies.profile.saveAction = { name in
            saved.append(name.description)
            return try await choose(.success(()))
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
        "An invalid name is refused with a message, and nothing is saved",
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
            journey.expect(["SomeUser, unchanged", "\(text), refused: \(message)"], of: \.summary)
        }
    }

    @Test("The field keeps its text as it was typed, and follows other windows again after it is saved")
    mutating func followsAfterSave() throws {
        dependencies.profile.saveAction = { [username] name in
            try await choose(.success(()))
            username.value = name
        }
        try withTestHost { host in
            let container = page(on: host)
            let journey = host.record(container)
            try type("Grace ", in: container, on: host)
            host.advance(by: .milliseconds(500))
            username.value = try Username("Ada")
            host.runUntilIdle()
            username.value = try Username("Grace")
            host.runUntilIdle()
            journey.expect(
                ["SomeUser, unchanged", "Grace , saving", "Grace , saved", "Ada, unchanged", "Grace, unchanged"],
                of: \.summary
            )
            journey.expectRunning()
        }
    }
}

import ProfileData
import Testing
import VSM
import VSMTesting

@Suite("The profile, in each style")
struct ProfileTests {
    private let answer = PassthroughSubject<UserData, any Error>()

    @Test("Loading leads to loading immediately, then to the profile", arguments: profileStyles)
    func loads(_ style: any ProfileStyle.Type) throws {
        try withTestHost { host in
            let repository = MockUserDataRepository(answer.eraseToAnyPublisher())
            let profile = RecordedProfile(style.loading(from: repository), on: host)
            try profile.take("load")
            #expect(profile.summaries() == ["initialized", "loading"])
            host.runUntilIdle()
            answer.send(.ada)
            answer.send(completion: .finished)
            host.runUntilIdle()
            #expect(profile.summaries() == ["initialized", "loading", "loaded: Ada"])
        }
    }

    @Test("A failure to load leads to an error, and a retry loads again", arguments: profileStyles)
    func retriesLoading(_ style: any ProfileStyle.Type) throws {
        try withTestHost { host in
            let repository = MockUserDataRepository(.failure(Offline()), .answer(.ada))
            let profile = RecordedProfile(style.loading(from: repository), on: host)
            try profile.finish("load", "retry")
            let error = "loadingError: You are offline."
            #expect(profile.summaries() == ["initialized", "loading", error, "loading", "loaded: Ada"])
        }
    }

    @Test("A view can continue from an error that was created without a repository", arguments: profileStyles)
    func previews(_ style: any ProfileStyle.Type) throws {
        try withTestHost { host in
            let profile = RecordedProfile(style.errorForPreview, on: host)
            try profile.finish("retry")
            let summaries = profile.summaries().filter { $0 != "loading" }
            #expect(summaries == ["loadingError: A long story.", "loaded: Grace"])
        }
    }

    @Test("Saving leads to saving immediately, then to the saved profile", arguments: editingStyles)
    func saves(_ style: any EditingStyle.Type) throws {
        try withTestHost { host in
            let repository = MockUserDataRepository(answer.eraseToAnyPublisher())
            let profile = RecordedProfile(style.editing(.ada, in: repository), on: host)
            try profile.take("saveUsername")
            #expect(profile.summaries() == ["editing: Ada", "saving: Ada"])
            host.runUntilIdle()
            #expect(repository.saved == [.grace])
            answer.send(UserData(username: "Grace H."))
            answer.send(completion: .finished)
            host.runUntilIdle()
            #expect(profile.summaries() == ["editing: Ada", "saving: Ada", "editing: Grace H."])
        }
    }

    @Test("A failure to save keeps the profile, and a retry saves the same name", arguments: editingStyles)
    func retriesSaving(_ style: any EditingStyle.Type) throws {
        try withTestHost { host in
            let repository = MockUserDataRepository(.failure(Offline()), .answer(.grace))
            let profile = RecordedProfile(style.editing(.ada, in: repository), on: host)
            try profile.finish("saveUsername")
            #expect(profile.summaries() == ["editing: Ada", "saving: Ada", "savingError: Ada, You are offline."])
            try profile.finish("retry")
            #expect(profile.summaries().dropFirst(3) == ["saving: Ada", "editing: Grace"])
            #expect(repository.saved == [.grace, .grace])
        }
    }

    @Test("Cancelling returns immediately to the previous profile", arguments: editingStyles)
    func cancels(_ style: any EditingStyle.Type) throws {
        try withTestHost { host in
            let repository = MockUserDataRepository(.failure(Offline()))
            let profile = RecordedProfile(style.editing(.ada, in: repository), on: host)
            try profile.finish("saveUsername")
            try profile.take("cancel")
            #expect(profile.summaries().dropFirst(2) == ["savingError: Ada, You are offline.", "editing: Ada"])
        }
    }
}

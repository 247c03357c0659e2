import ProfileData
import SwiftUI
import Testing
import UIKit
import VSM

@testable import PlainStructures

private struct Offline: Error {}

/// Answers requests in order.
private final class ProfileRepositoryStub: ProfileProviding {
    let changes = CurrentValue<UserData?>(nil).values
    private var answers: [Result<UserData, any Error>]

    init(_ answers: Result<UserData, any Error>...) { self.answers = answers }

    func load() async throws -> UserData { try await answer() }
    func save(_ userData: UserData) async throws -> UserData { try await answer() }

    private func answer() async throws -> UserData {
        await Task.yield()
        return try answers.removeFirst().get()
    }
}

private let ada = UserData(username: "Ada")
private let grace = UserData(username: "Grace")

@MainActor
@Suite("The views of the profile", .timeLimit(.minutes(10)))
struct UserProfileViewTests {
    @Test("A profile is loaded again, edited, saved again, and shown")
    func swiftUI() async throws {
        let repository = ProfileRepositoryStub(.failure(Offline()), .success(ada), .failure(Offline()), .success(grace))
        let host = HostedView { UserProfileView(repository: repository) }
        #expect(host.description == "ProgressView")
        await host.wait(for: "Retry")
        try host.press("Retry")
        await host.wait(for: "Save")
        try host.type("Grace", into: "Name")
        try host.press("Save")
        #expect(host.description.contains("ProgressView"))
        await host.wait(for: "Cancel")
        #expect(host.description.contains("TextField \"Name\" = \"Grace\""))
        try host.press("Retry")
        await host.wait(for: "Save")
        #expect(host.description.contains("TextField \"Name\" = \"Grace\""))
    }

    @Test("Cancelling shows the earlier name")
    func cancels() async throws {
        let host = HostedView { UserProfileEditor(data: ada, repository: ProfileRepositoryStub(.failure(Offline()))) }
        try host.type("Grace", into: "Name")
        try host.press("Save")
        await host.wait(for: "Cancel")
        try host.press("Cancel")
        #expect(host.description.contains("TextField \"Name\" = \"Ada\""))
        #expect(host.description.contains("Save"))
    }

    @Test("A button that every state shows is disabled in the states without its model")
    func saveButton() async throws {
        let state = EditUserProfileViewState(data: ada, repository: ProfileRepositoryStub(.failure(Offline())))
        let host = HostedView { SaveButton(state: state, username: "Grace") }
        try host.press("Save")
        #expect(throws: (any Error).self) { try host.press("Save") }
    }

    @Test("A label shows the profile")
    func label() async {
        let controller = ProfileLabelController(repository: ProfileRepositoryStub(.success(ada)))
        controller.appear()
        #expect(controller.label.text == "One moment…")
        while controller.label.text != "Ada" { await Task.yield() }
    }

    @Test("A view controller saves, retries and cancels")
    func uiKit() async throws {
        let repository = ProfileRepositoryStub(.failure(Offline()), .failure(Offline()))
        let controller = UserProfileViewController(data: ada, repository: repository)
        controller.nameField.placeholder = "Name"
        let host = HostedScreen(controller)
        #expect(controller.nameField.text == "Ada")
        try host.type("Grace", into: "Name")
        for button in ["Save", "Retry"] {
            try host.press(button)
            #expect(!controller.nameField.isEnabled)
            await host.wait { $0.description.contains("Cancel") }
        }
        try host.press("Cancel")
        #expect(controller.nameField.text == "Ada")
        #expect(!host.description.contains("Cancel"))
    }
}

import Foundation
import ProfileData
import Testing
import VSM
import VSMJournal
import VSMTesting

@testable import PlainStructures

@Suite("Journals: a recording of the profile")
struct JournalTests {
    @Test("A journal is written, read and replayed")
    func journals() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("profile.jsonl")
        try withTestHost { host in
            let model = LoadUserProfileViewState.LoaderModel(repository: MockProfileRepository())
            let run = {
                _ = host.container(begin: model.load())
                host.runUntilIdle()
            }
            // snippet.recording
            let journal = Journal()
            withContainerObserver(journal) { run() }
            journal.note("success", of: "ProfileRepository.load")  // the answer of a dependency
            try journal.write(to: file)
            // snippet.end
        }
        let model = LoadUserProfileViewState.LoaderModel(repository: MockProfileRepository { _ in throw Offline() })
        // snippet.replay
        let journal = try RecordedJournal(contentsOf: file)
        try journal.expectNotReproducible(begin: { _ in model.load() }, actions: \.actions)
        // snippet.end
    }

    @Test("A journal of the editor keeps the case of the enumeration in its state, and is replayed by it")
    func structure() throws {
        // snippet.structure
        let journal = Journal(casesOf: \EditUserProfileViewState.editingState)
        // snippet.end
        let editor = EditUserProfileViewState(data: .ada, repository: MockProfileRepository())
        let actions: (EditUserProfileViewState) -> [StateAction<EditUserProfileViewState>] = { state in
            guard case .editing(let model) = state.editingState else { return [] }
            return [.action("saveUsername", model.saveUsername("Grace"))]
        }
        withTestHost { host in
            let container = host.container(state: editor).attach(journal)
            actions(container.state).first?.perform(container)
            host.runUntilIdle()
        }
        let replay = try journal.recorded.replay(from: { _ in editor }, actions: actions, identifiedBy: \.editingState)
        #expect(replay.path.end == "editing")
        #expect(!journal.jsonLines.contains("Grace"))
    }
}

import Testing
import VSM

@Suite("Copying with a change")
struct MutatingCopyableTests {
    struct Settings: MutatingCopyable, Equatable {
        var name = "none"
        var isSaving = false
    }

    @Test("copy(mutating:) changes the copy, and not the original")
    func closure() {
        let original = Settings()
        let copy = original.copy(mutating: {
            $0.name = "Ada"
            $0.isSaving = true
        })
        #expect(copy == Settings(name: "Ada", isSaving: true))
        #expect(original == Settings())
    }

    @Test("copy(mutatingPath:value:) changes one property of the copy")
    func path() {
        #expect(Settings().copy(mutatingPath: \.name, value: "Ada") == Settings(name: "Ada"))
    }
}

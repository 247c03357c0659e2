// Calls without a warning: an action that returns no state, and one whose states are dropped on purpose.

import VSM

struct DraftModel {
    let blog: LoadedBlogModel

    func saveDraft(_ text: String) {}

    @discardableResult
    func delete() -> BlogViewState { blog.delete() }
}

@MainActor
func leave(_ model: DraftModel) {
    model.saveDraft("Once upon a time")
    model.delete()
    _ = model.blog.delete()
}

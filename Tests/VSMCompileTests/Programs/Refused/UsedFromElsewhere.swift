// A container that leaves the actor to which it belongs. In Swift 5 mode, only the trap at run time catches this.

import VSM

@MainActor
final class BlogScreen {
    private let container: StateContainer<BlogViewState>

    init(_ api: BlogAPI) {
        container = StateContainer(state: .initialized(BlogLoaderModel(api: api, blogId: 1)))
    }

    func start() {
        // expected-error(swift6, swift6-nonsending, swift6-main-actor, swift6-main-actor-alone): passing closure as a 'sending' parameter risks
        Task.detached { [container] in
            // expected-note(swift6, swift6-nonsending, swift6-main-actor, swift6-main-actor-alone): closure captures 'container'
            container.observe(.loading)
        }
    }
}

import SwiftUI
import Testing
import UIKit
import VSM

@MainActor
@Suite("The blog feature on Apple's frameworks", .timeLimit(.minutes(30)))
struct BlogTests {
    @Test("A SwiftUI view with a state object loads, shows and deletes")
    func stateObject() throws {
        let api = BlogAPI()
        try read(HostedView { BlogView(api: api, blogId: 7) }, api)
    }

    @Test("A SwiftUI view with @ViewState loads, shows and deletes")
    func viewState() throws {
        let api = BlogAPI()
        try read(HostedView { WrappedBlogView(api: api, blogId: 7) }, api)
    }

    private func read(_ host: HostedView, _ api: BlogAPI) throws {
        #expect(host.description == "VStack\n  ProgressView")
        #expect(api.requests == 1)
        api.answer("Once upon a time")
        #expect(host.description == "VStack\n  Text \"Once upon a time\"\n  Button \"Delete\"")
        try host.press("Delete")
        #expect(host.description == "VStack\n  Text \"Deleted!\"")
        #expect(api.deleted == [7])
    }

    @Test("A view controller that subscribes to the states loads, shows and deletes")
    func subscribingViewController() {
        let api = BlogAPI()
        let controller = BlogViewController(state: .initialized(BlogLoaderModel(blogId: 7, api: api)))
        controller.appear()
        #expect(controller.loadingView.isAnimating)
        api.answer("Once upon a time")
        #expect(!controller.loadingView.isAnimating)
        #expect(controller.blogTextView.text == "Once upon a time")
        controller.deleteButton.press()
        #expect(controller.blogTextView.text == "Deleted!")
        #expect(api.deleted == [7])
    }

    @Test("A view controller with @RenderedViewState loads, shows and deletes")
    func renderedViewState() {
        let api = BlogAPI()
        let controller = WrappedBlogViewController(api: api, blogId: 7)
        #expect(controller.renderings == 0)
        controller.appear()
        #expect(controller.loadingView.isAnimating)
        #expect(controller.renderings == 2)
        api.answer("Once upon a time")
        #expect(!controller.loadingView.isAnimating)
        #expect(controller.blogTextView.text == "Once upon a time")
        controller.deleteButton.press()
        #expect(controller.blogTextView.text == "Deleted!")
        #expect(controller.renderings == 4)
        #expect(api.deleted == [7])
    }

    @Test("A view controller goes when it is let go, and its container with it")
    func releases() {
        let api = BlogAPI()
        var controller: WrappedBlogViewController? = WrappedBlogViewController(api: api, blogId: 7)
        controller?.appear()
        weak let reference = controller
        controller = nil
        #expect(reference == nil)
        api.answer("Too late")
    }

    #if !swift(>=6) || hasFeature(InferIsolatedConformances)
    @Test("Views that are written as in vsm-ios's guides work as they are")
    func verbatim() throws {
        let api = BlogAPI()
        let state = BlogViewState.initialized(BlogLoaderModel(blogId: 7, api: api))
        let host = HostedView { VerbatimBlogView(container: .init(state: state)) }
        let controller = VerbatimBlogViewController(state: state)
        controller.appear()
        api.answer("Once upon a time")
        #expect(controller.usernameLabel.text == "Once upon a time")
        try host.press("Delete")
        controller.reloadButton.press()
        #expect(host.description == "Text \"Deleted!\"")
        #expect(controller.usernameLabel.text == "Deleted!")
    }
    #endif
}

import VSM
import VSMWeb

@testable import ModelBuilder

/// Shows a post, which can be edited, reloaded and deleted.
struct BlogView: HTMLView {
    let service: BlogService
    let recorder: JourneyRecorder

    var initialState: BlogViewState {
        recorder.starting(
            with: .initialized(BlogModelBuilder(dependencies: service).buildBlogLoaderModel(blogId: 1))
        )
    }

    func body(_ container: StateContainer<BlogViewState>) -> some HTML {
        div {
            switch container.state {
            case .initialized(let model):
                p { "The post is not loaded." }
                button { "Load" }
                    .class("button")
                    .onClick { recorder.named("loadBlog", in: container).observe(model.loadBlog()) }
            case .loading:
                Indicator(text: "Loading...", isBusy: true)
            case .loaded(let model):
                DraftField(label: "Post, saved as you type", text: model.blogText, isMultiline: true) {
                    model.autoSaveBlogChanges($0)
                }
                div {
                    button { "Reload" }
                        .class("button")
                        .onClick { recorder.named("reload", in: container).observe(model.reload()) }
                    button { "Delete" }
                        .class("button quiet")
                        .onClick { recorder.named("delete", in: container).observe { await model.delete() } }
                }.class("actions")
            case .deleted:
                p { "The post is deleted." }.class("result")
            }
        }.class("form").onAppear { container.attach(recorder) }
    }
}

/// The server of the blog.
final class BlogService: BlogProviding, BlogProvidingDependency {
    private enum Answer: String, CaseIterable, Sendable {
        case success
    }

    private let service: SimulatedService
    private var text = "Hello from the blog."

    init(_ service: SimulatedService) {
        self.service = service
    }

    var blogAPI: any BlogProviding { self }

    func getBlog(_ blogId: Int, completion: @escaping (String) -> Void) {
        service.send("getBlog(\(blogId))", among: Answer.allCases) { [self] _ in completion(text) }
    }

    func deleteBlog(_ blogId: Int) async {
        _ = await service.outcome(of: "deleteBlog(\(blogId))", among: Answer.allCases)
    }

    func autoSave(_ blogText: String, blogId: Int) { text = blogText }
}

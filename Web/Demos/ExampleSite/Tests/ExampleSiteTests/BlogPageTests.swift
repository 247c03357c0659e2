import Testing
import VSMTesting
import VSMWebTesting

@testable import ExampleSite

@Suite("Live pages: the blog")
struct BlogPageTests {
    @Test("A post is loaded, written, reloaded, and deleted")
    func post() throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(.modelBuilder, on: host)
            try visitor.expect("initialized", in: "The post")
            try visitor.press("Load")
            try visitor.expect("loading", in: "The post")
            try visitor.waitForAnswer(to: "getBlog(1)")
            let post = visitor.page.field(.containing("Post"))
            #expect(try post.value == "Hello from the blog.")
            try post.fill("Hello again")
            try post.leave()
            #expect(try post.value == "Hello again")
            try visitor.press("Reload")
            try visitor.waitForAnswer(to: "getBlog(1)")
            #expect(try post.value == "Hello again")
            try visitor.press("Delete")
            try visitor.expect("loaded", in: "The post")
            try visitor.waitForAnswer(to: "deleteBlog(1)")
            try visitor.expect("deleted", in: "The post")
            try visitor.expectJourney(
                of: "The post",
                "initialized",
                "loadBlog → loading",
                "loadBlog continues → loaded",
                "loadBlog ends, because reload begins",
                "reload → loading",
                "reload continues → loaded",
                "reload ends, because delete begins",
                "delete → deleted"
            )
        }
    }
}

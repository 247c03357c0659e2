import Testing

@_spi(Host) @testable import VSM
@testable import VSMWeb

@Suite("Inspection: an open page")
struct InspectedSessionTests {
    private let inspection = RecordedInspection()

    private enum CountState: Equatable {
        case counting(Int)
    }

    private struct CountView: HTMLView {
        var initialState: CountState { .counting(0) }

        func body(_ container: StateContainer<CountState>) -> some HTML {
            switch container.state {
            case .counting(let count):
                button { "Clicked \(count) times" }.onClick { container.observe(.counting(count + 1)) }
                input(name: "text").accessibilityLabel("Count").onInput { text in
                    container.observe(.counting(Int(text) ?? 0))
                }
                InnerView()
            }
        }
    }

    private struct InnerView: HTMLView {
        var initialState: Bool { false }

        func body(_ container: StateContainer<Bool>) -> some HTML {
            p { container.state ? "begun" : "new" }.onAppear { container.observe(true) }
        }
    }

    private struct SignInView: HTMLView {
        var initialState: Bool { false }

        func body(_ container: StateContainer<Bool>) -> some HTML {
            form {
                label { "Name" }.for("name")
                input(name: "name").id("name")
                label {
                    "Password"
                    input(type: .password, name: "password", value: "initial")
                }
                checkbox(name: "keep", isChecked: true).accessibilityLabel("Stay")
                button(type: .submit) { "Sign in" }
            }.onSubmit { _ in container.observe(true) }
        }
    }

    private func open() async throws -> LiveSession {
        var site = Site(title: "Count") { _ in CountView() }
        site.inspection = inspection
        let request = try #require(PageRequest(target: "/count?x=1", visitor: "visitor"))
        let session = LiveSession(request, site: site, limits: SessionLimits())
        _ = await session.open()
        return session
    }

    private func document(_ session: LiveSession) async -> String {
        await session.comeBack().map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    @Test("Its views are reported with their containers and what a person can do")
    func outline() async throws {
        let session = try await open()
        let outline = try #require(inspection.outlines.last)
        #expect(outline.target == "/count?x=1")
        #expect(outline.title == "Count")
        #expect(!outline.isConnected)
        #expect(outline.views.map(\.name) == ["CountView", "InnerView"])
        #expect(outline.views.map(\.depth) == [0, 1])
        #expect(outline.views.map(\.container) == inspection.attached.map(\.identity))
        let controls = outline.views[0].controls
        #expect(controls.map(\.event) == ["click", "input"])
        #expect(controls.map(\.label) == ["Clicked 0 times", "Count"])
        #expect(controls.map(\.takesText) == [false, true])
        await session.close()
        #expect(inspection.closed == 1)
    }

    @Test("Controls are only found while somebody watches")
    func unwatched() async throws {
        let inspection = RecordedInspection(watches: false)
        var site = Site(title: "Count") { _ in CountView() }
        site.inspection = inspection
        let request = try #require(PageRequest(target: "/", visitor: "visitor"))
        let session = LiveSession(request, site: site, limits: SessionLimits())
        _ = await session.open()
        #expect(inspection.outlines.last?.views.allSatisfy { $0.controls.isEmpty } == true)
        await session.close()
    }

    @Test("The inspector uses a control as a person does, and gets the patch")
    func use() async throws {
        let session = try await open()
        let controls = try #require(inspection.outlines.last?.views[0].controls)
        let inspected = try #require(inspection.session)
        await inspected.use(controls[0], text: "")
        #expect(await document(session).contains("Clicked 1 times"))
        await inspected.use(controls[1], text: "41")
        #expect(await document(session).contains("Clicked 41 times"))
        #expect(inspection.patches.count == 2)
        #expect(inspection.patches.allSatisfy { $0.views.map(\.name) == ["CountView"] && $0.bytes > 0 })
        await session.close()
    }

    @Test("What a person does is reported with the labels of the controls, without secrets")
    func steps() async throws {
        var site = Site(title: "Sign in") { _ in SignInView() }
        site.inspection = inspection
        let request = try #require(PageRequest(target: "/", visitor: "visitor"))
        let session = LiveSession(request, site: site, limits: SessionLimits())
        _ = await session.open()
        let form = try #require(inspection.outlines.last?.views[0].controls.first)
        #expect(form.fields.map(\.label) == ["Name", "Password", "Stay"])
        await session.inspect { exchange in
            let payload = EventPayload(fields: ["name": ["ann"], "password": ["secret"], "keep": ["on"]])
            let node = NodeID(form.node)
            exchange.run(ClientMessage.Event(number: 1, version: 1, node: node, kind: .submit, payload: payload))
        }
        guard case .use(let control, nil, nil) = try #require(inspection.steps.last) else {
            Issue.record("The step is not a use.")
            return
        }
        #expect(control.label == "Sign in")
        #expect(control.fields.map(\.value) == ["ann", "", "on"])
        await session.close()
    }

    @Test("A view shows an earlier state read-only, and then the current one again")
    func earlier() async throws {
        let session = try await open()
        let inspected = try #require(inspection.session)
        let view = try #require(inspection.outlines.last?.views[0])
        await inspected.show(RetainedState(CountState.counting(7)), of: view.container)
        #expect(await document(session).contains("Clicked 7 times"))
        #expect(inspection.outlines.last?.views[0].showsEarlierState == true)
        await inspected.use(view.controls[0], text: "")
        #expect(await document(session).contains("Clicked 7 times"))
        await inspected.show(nil, of: view.container)
        #expect(await document(session).contains("Clicked 0 times"))
        #expect(await document(session).contains("begun"))
        #expect(inspection.outlines.last?.views[0].showsEarlierState == false)
        await session.close()
    }

    @Test("A state of another type is not shown")
    func foreignState() async throws {
        let session = try await open()
        let inspected = try #require(inspection.session)
        let view = try #require(inspection.outlines.last?.views[0])
        await inspected.show(RetainedState("text"), of: view.container)
        #expect(await document(session).contains("Clicked 0 times"))
        await session.close()
    }
}

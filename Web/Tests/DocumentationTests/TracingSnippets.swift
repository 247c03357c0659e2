import InMemoryTracing
import Testing
import Tracing
import VSM
import VSMTesting
import VSMTracing
import VSMWeb

enum TracedShop {
    static func serve(_ server: WebServer, tracer: any Tracer) async throws {
        // snippet.trace
        InstrumentationSystem.bootstrap(tracer)  // from an OpenTelemetry library, before the server runs
        try await withContainerObserver(ContainerTracer()) { try await server.run() }  // product VSMTracing
        // snippet.end
    }
}

@Suite("Debugging: traces")
struct TracingSnippets {
    @Test("The spans have the names and attributes of the guide")
    func names() throws {
        let tracer = InMemoryTracer()
        withTestHost { host in
            let model = LoaderModel(repository: MockUserRepository { ada })
            let container = host.container(state: ProfileViewState.initialized(model)).attach(ContainerTracer(tracer))
            container.observe(model.load())
            host.runUntilIdle()
        }
        let span = try #require(tracer.finishedSpans.first)
        #expect(span.operationName == "observe ProfileViewState")
        #expect(span.events.map(\.name) == ["loading", "loaded"])
        #expect(span.attributes.get("code.file.path") != nil)
        #expect(span.attributes.get("code.line.number") != nil)
        #expect(span.attributes.get("vsm.action.end") == "finished")
    }
}

import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

enum ReportViewState {
    case ready(ReportModel)
    case exporting
    case exported(file: String)
    case failed(ReportModel)
}

struct ReportModel {
    let export: () async throws -> String

    func start() -> StateSequence<ReportViewState> {
        StateSequence(.exporting).then {
            .exported(file: try await export())
        } catch: { _ in
            .failed(self)
        }
    }
}

struct ReportPage: HTMLView {
    let model: ReportModel
    var initialState: ReportViewState { .ready(model) }

    func body(_ container: StateContainer<ReportViewState>) -> some HTML {
        // snippet.after
        switch container.state {
        case .ready(let model):
            button { "Export" }.onClick { container.observe(model.start()) }
        case .exporting:
            p { "Exporting…" }.role(.status)
        // snippet.hide
        case .exported(let file):
            p { "Exported to \(file)." }
        case .failed(let model):
            p { "The export failed." }.role(.alert)
            button { "Try Again" }.onClick { container.observe(model.start()) }
        // snippet.show
        }
        // snippet.end
    }
}

@Suite("Coming from LiveView")
struct FromLiveView {
    @Test("A failed export can be repeated")
    func after() throws {
        let graph = try StateGraph.explore(
            page: "/",
            of: { _ in
                Site(title: "Report") { _ in
                    ReportPage(
                        model: ReportModel { try await choose(.success("report.csv"), .failure(Unreachable())) }
                    )
                }
            }
        )
        graph.expectInvariants()
        graph.expectNoDeadEnds(except: ["exported"])
        graph.expectPath(from: "failed", to: "exported")
    }
}

private struct Unreachable: Error {}

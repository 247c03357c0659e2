import SwiftUI
import Synchronization
import Testing
import UIKit
import VSM

@MainActor
@Suite("A wait that is never fulfilled", .timeLimit(.minutes(10)))
struct WaitTests {
    private let host = HostedView { LoadingView() }
    private let screen = HostedScreen(LoadingController())

    @Test("A wait for a view fails at its own line when its task is cancelled")
    func cancelledView() async {
        let task = Task {
            await failure { await host.wait { $0.description.contains("Done") } }
        }
        task.cancel()
        expectExplanation(
            await task.value,
            "The condition does not hold when the task is cancelled, as by the time limit of a test.",
            visible: "Text \"Loading\""
        )
    }

    @Test("A wait for a view controller fails at its own line when its task is cancelled")
    func cancelledScreen() async {
        let task = Task {
            await failure { await screen.wait { $0.description.contains("Done") } }
        }
        task.cancel()
        expectExplanation(
            await task.value,
            "The condition does not hold when the task is cancelled, as by the time limit of a test.",
            visible: "Label \"Loading\""
        )
    }

    @Test("A wait fails at its own line when its time has passed")
    func timeout() async {
        expectExplanation(
            await failure { await host.wait(timeout: .milliseconds(60)) { _ in false } },
            "The condition does not hold after 0.06 seconds.",
            visible: "Text \"Loading\""
        )
        expectExplanation(
            await failure { await host.wait(for: "Done", timeout: .zero) },
            "\"Done\" is not shown after 0.0 seconds.",
            visible: "Text \"Loading\""
        )
        expectExplanation(
            await failure { await screen.wait(for: "Done", timeout: .zero) },
            "\"Done\" is not shown after 0.0 seconds.",
            visible: "Label \"Loading\""
        )
    }

    @Test("A wait whose condition holds already does not fail, whatever its timeout is")
    func fulfilled() async {
        await host.wait(for: "Loading", timeout: .zero)
        await screen.wait(for: "Loading", timeout: .zero)
    }

    @Test("A refresh that does not finish fails at its own line, and is cancelled")
    func refresh() async throws {
        let (ends, ended) = AsyncStream.makeStream(of: Void.self)
        let host = HostedView {
            List { Text("News") }.refreshable {
                await waitForCancellation()
                ended.finish()
            }
        }
        let text = try await failure { try await host.pullToRefresh(timeout: .zero) }
        #expect(text.hasPrefix("The refresh has not finished after 0.0 seconds.\nVisible:\nList"))
        for await _ in ends {}
    }

    @Test("A wait on a host that has stopped updating fails at once")
    func endless() async {
        let host = HostedView { EndlessView() }
        let text = await failure { await host.wait(for: "Done") }
        let problem = "\"Done\" is not shown: each update scheduled the next one, so the host has stopped updating."
        #expect(text.hasPrefix(problem))
    }

    @Test("A wait names the actions of its own host only, and those that still run")
    func running() async throws {
        let buttons = HostedView { Buttons() }
        try buttons.press("Begin")
        let text = await failure { await buttons.wait(for: "Done", timeout: .zero) }
        let action = "asynchronousState of String, observed at StandInTests/WaitTests.swift:\(Buttons.line)"
        #expect(text.hasSuffix("Running:\n\(action)"))
        try buttons.press("End")
        let later = await failure { await buttons.wait(for: "Done", timeout: .zero) }
        #expect(later.hasSuffix("Running:\n(no action that the host has seen begin)"))
    }

    private func expectExplanation(
        _ text: String,
        _ problem: String,
        visible: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let line = visible.hasPrefix("Text") ? LoadingView.line : LoadingController.line
        #expect(
            text == """
                \(problem)
                Visible:
                \(visible)
                Running:
                asynchronousState of String, observed at StandInTests/WaitTests.swift:\(line)
                """,
            sourceLocation: sourceLocation
        )
    }
}

/// Returns the message of a failing step; records an issue unless it fails exactly once, at its own line.
@MainActor
private func failure(
    sourceLocation: SourceLocation = #_sourceLocation,
    of step: () async throws -> Void
) async rethrows -> String {
    let texts = Mutex<[String]>([])
    try await withKnownIssue(sourceLocation: sourceLocation) {
        try await step()
    } matching: { issue in
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
        return issue.sourceLocation?.fileID == sourceLocation.fileID
            && issue.sourceLocation?.line == sourceLocation.line
    }
    let all = texts.withLock(\.self)
    #expect(all.count == 1, sourceLocation: sourceLocation)
    return all.first ?? ""
}

@Sendable private func waitForCancellation() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
    withExtendedLifetime(continuation) {}
}

private struct LoadingView: View {
    static let line = #line + 4
    @ViewState var state = "Loading"

    var body: some View {
        Text(state).onAppear { $state.observe { await loading() } }
    }
}

private final class LoadingController: UIViewController {
    static let line = #line + 11
    @RenderedViewState(render: LoadingController.render) var state = "Loading"
    private let label = UILabel()

    func render() { label.text = state }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        $state.startRendering(on: self)

        $state.observe { await loading() }
    }
}

@Sendable private func loading() async -> String {
    await waitForCancellation()
    return "Done"
}

private struct Buttons: View {
    static let line = #line + 5
    @ViewState var state = "Ready"

    var body: some View {
        VStack {
            Button("Begin") { $state.observe { await loading() } }
            Button("End") { $state.observe("Ended") }
        }
    }
}

private struct EndlessView: View {
    @SwiftUI.State private var count = 0

    var body: some View {
        Text("Count").onChange(of: count, initial: true) { count += 1 }
    }
}

import Testing
import VSM
import VSMTesting

enum ImportViewState: Equatable {
    case importing
    case imported([Int])
}

// snippet.concurrent
struct ImportModel {
    let text: String

    func load() -> StateSequence<ImportViewState> {
        StateSequence(.importing).then { .imported(await Self.numbers(in: text)) }
    }

    @concurrent
    private static func numbers(in text: String) async -> [Int] {
        text.split(separator: ",").compactMap { Int($0) }
    }
}
// snippet.end

/// Calls back on its own thread.
struct Thermometer {
    var onChange: @Sendable (@escaping @Sendable (Double) -> Void) -> Void
}

enum TemperatureViewState: Equatable {
    case unknown
    case measured(Double)
}

struct TemperatureModel {
    let thermometer: Thermometer

    // snippet.callback
    func follow() -> AsyncStream<TemperatureViewState> {
        AsyncStream { continuation in
            thermometer.onChange { continuation.yield(.measured($0)) }
        }
    }
    // snippet.end
}

// snippet.actor
actor Importer {
    private lazy var container = StateContainer(state: ImportViewState.importing, isolation: self)

    func load(_ text: String) async -> ImportViewState? {
        await container.observe(ImportModel(text: text).load(), until: { $0 != .importing })
    }
}
// snippet.end

@Suite("Concurrency")
struct ImportFeatureTests {
    @Test("A value that is computed elsewhere is applied on the container's actor")
    func concurrent() async {
        #expect(await Importer().load("1,2,x,3") == .imported([1, 2, 3]))
    }

    @Test("A callback on any thread becomes a stream")
    func callback() {
        withTestHost { host in
            let model = TemperatureModel(thermometer: Thermometer { $0(21) })
            let container = host.container(state: TemperatureViewState.unknown)
            container.observe(model.follow())
            host.runUntilIdle()
            #expect(container.state == .measured(21))
        }
    }
}

import Benchmark
import Operations

// The wall-clock time of every contender of every operation, whose instructions the other programs count.
let benchmarks: @Sendable () -> Void = {
    for operation in MeasuredOperation.all {
        for contender in operation.contenders {
            Benchmark(
                "\(operation.name), \(contender.role.rawValue)",
                configuration: .init(
                    metrics: [.wallClock],
                    // A batch is already a thousand or ten thousand operations.
                    scalingFactor: operation.batch == 1 ? .kilo : .one,
                    maxDuration: .milliseconds(500)
                )
            ) { benchmark in
                await Stopwatch(benchmark).measure(contender.work)
            }
        }
    }
}

/// Measures the time of a sample.
///
/// The library passes its benchmark to one closure at a time, which waits until the main actor is done with it.
struct Stopwatch: @unchecked Sendable {
    private let benchmark: Benchmark

    init(_ benchmark: Benchmark) {
        self.benchmark = benchmark
    }

    @MainActor
    func measure(_ work: Work) async {
        let count = benchmark.scaledIterations.count
        switch work {
        case .direct(let run):
            benchmark.startMeasurement()
            run(count)
        case .steps(let makeSteps):
            let steps = makeSteps()
            benchmark.startMeasurement()
            for number in 1...count {
                steps.start(number)
                while !steps.hasArrived(number) { await Task.yield() }
            }
        }
        benchmark.stopMeasurement()
    }
}

import Benchmark
import Operations

// Wall clock of what the other programs count instructions of, for every contender of every operation.
let benchmarks: @Sendable () -> Void = {
    for operation in MeasuredOperation.all {
        for contender in operation.contenders {
            Benchmark(
                "\(operation.name), \(contender.role.rawValue)",
                configuration: .init(
                    metrics: [.wallClock],
                    // A batch is a thousand operations, or ten thousand, already.
                    scalingFactor: operation.batch == 1 ? .kilo : .one,
                    maxDuration: .milliseconds(500)
                )
            ) { benchmark in
                await Stopwatch(benchmark).measure(contender.work)
            }
        }
    }
}

/// Takes the time of one sample.
///
/// The library hands its benchmark to one closure at a time, which waits for the main actor to be done with it.
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

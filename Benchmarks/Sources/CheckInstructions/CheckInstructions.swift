import Foundation
import LiveMessages

/// Compares the costs of events with the thresholds: `CheckInstructions <RunLivePage> <thresholds> [--update]`.
@main
struct CheckInstructions {
    static func main() {
        do {
            let arguments = CommandLine.arguments
            guard arguments.count == 3 || arguments.count == 4 && arguments[3] == "--update" else {
                throw MeasurementFailure("CheckInstructions <RunLivePage> <thresholds> [--update]")
            }
            let file = URL(filePath: arguments[2])
            let valgrind = Valgrind(program: arguments[1])
            var thresholds = try Thresholds(file)
            var costs = try valgrind.costs(of: PageEvent.allCases)
            // On a busy machine, waiting threads increase the cost of a run. An event that exceeds its limit is counted
            // again, at most twice, and the minimum counts, because nothing decreases the cost of a run.
            for _ in 1...2 {
                let exceeding = costs.filter { thresholds.complaint(about: $0, $1) != nil }.map(\.key)
                if exceeding.isEmpty { break }
                costs.merge(try valgrind.costs(of: exceeding)) { $0.instructions < $1.instructions ? $0 : $1 }
            }
            var complaints: [String] = []
            print("| event | instructions | allocations |\n| --- | ---: | ---: |")
            for event in PageEvent.allCases {
                guard let cost = costs[event] else { continue }
                print("| \(event.rawValue) | \(cost.instructions) | \(cost.allocations) |")
                if arguments.count == 4 { thresholds.update(event, cost) }
                if let complaint = thresholds.complaint(about: event, cost) { complaints.append(complaint) }
            }
            if arguments.count == 4 { try thresholds.write(to: file) }
            for complaint in complaints { print(complaint) }
            exit(complaints.isEmpty ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }
}

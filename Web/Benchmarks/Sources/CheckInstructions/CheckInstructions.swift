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
            let costs = try valgrind.costs(of: PageEvent.allCases)
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

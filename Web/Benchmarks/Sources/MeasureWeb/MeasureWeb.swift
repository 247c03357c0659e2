import Drive
import Foundation
import LiveMessages

/// Starts the servers, measures them, and prints the table.
@main
struct MeasureWeb {
    static func main() async {
        do {
            let settings = try Settings(Array(CommandLine.arguments.dropFirst()))
            var measurement = Measurement(settings)
            do {
                try await measurement.run()
            } catch {
                // What was measured until then is printed.
                measurement.say("The measurement ended early: \(error)")
                print(measurement.results.table)
                exit(1)
            }
            print(measurement.results.table)
            for note in measurement.results.notes { print("\n" + note) }
            if settings.isShort {
                print("\nThat was the short form, which shows that each part runs. Its figures mean nothing.")
            }
            let missing = Figure.allCases.filter { figure in
                settings.parts.contains(figure.part) && measurement.results.median(figure, of: .ours) == nil
            }
            guard missing.isEmpty else {
                throw MeasurementFailure("Not measured: \(missing.map(\.rawValue).joined(separator: "; ")).")
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}

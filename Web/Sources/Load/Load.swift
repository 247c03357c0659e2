import Foundation
import LoadPlan

/// Plays visitors of a site, and prints what they have seen.
@main
struct Load {
    static func main() async {
        do {
            let options = try LoadOptions(Array(CommandLine.arguments.dropFirst()))
            let text = try String(contentsOfFile: options.scenario, encoding: .utf8)
            let scenario = try Scenario(text)
            OpenFiles.allowAll()
            let records = try options.records.map { try RecordFile($0) }
            let start = ContinuousClock.now
            let tally = await Crowd(scenario, options, records).run()
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            let report = Report(
                tally,
                visitors: options.visitors,
                seconds: seconds,
                processorSeconds: ProcessorTime.seconds
            )
            if let path = options.json { try report.json.write(toFile: path, atomically: true, encoding: .utf8) }
            say(report.text)
            if tally.steps == 0 { exit(1) }
        } catch let problem as OptionProblem {
            fail("\(problem)\n\n\(LoadOptions.usage)")
        } catch {
            fail("\(error)")
        }
    }

    private static func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

    private static func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
        exit(1)
    }
}

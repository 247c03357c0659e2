import Foundation

/// Gives inputs that libFuzzer makes up to a part of the web host; a trap is a finding.
///
/// The environment variable `FUZZ_TARGET` names the part. The arguments are those of libFuzzer.
@main
enum Fuzz {
    static func main() {
        guard let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"], let target = FuzzTarget(rawValue: name)
        else {
            print("Set FUZZ_TARGET to one of:", FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))
            exit(1)
        }
        chosen = target
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(runDriver(&count, &arguments) { bytes, count in
            chosen.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
            return 0
        })
    }
}

/// The part that gets the inputs; set once, before the first one.
nonisolated(unsafe) private var chosen = FuzzTarget.messages

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

import Foundation

/// A program that is run to its end, with everything it writes.
struct ChildProcess {
    private let process = Process()
    private let pipe = Pipe()

    init(_ executable: URL, _ arguments: [String]) {
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
    }

    /// Runs the program, and ends it when the task is cancelled.
    ///
    /// Waiting takes a thread, so it is done on one of dispatch's: those of tasks are as few as there are cores.
    func run() async throws -> (status: Int32, text: String) {
        try process.run()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async { [process, pipe] in
                    // Reads to the end before it waits: a full pipe would make both wait for each other.
                    let data = pipe.fileHandleForReading.readDataToEndOfFile()
                    process.waitUntilExit()
                    continuation.resume(
                        returning: (process.terminationStatus, String(decoding: data, as: UTF8.self))
                    )
                }
            }
        } onCancel: { [process] in
            // Not `terminate`: on Linux the child inherits from a task's thread that it does not hear of SIGTERM.
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }
}

import Foundation

/// A program that is run to its end, with its output.
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
    /// Waiting blocks a thread of Dispatch, because tasks have only as many threads as there are cores.
    func run() async throws -> (status: Int32, text: String) {
        try process.run()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async { [process, pipe] in
                    // Reading to the end before waiting avoids a deadlock on a full pipe.
                    let data = pipe.fileHandleForReading.readDataToEndOfFile()
                    process.waitUntilExit()
                    continuation.resume(
                        returning: (process.terminationStatus, String(decoding: data, as: UTF8.self))
                    )
                }
            }
        } onCancel: { [process] in
            // `terminate` has no effect on Linux, because the child inherits from a task's thread that SIGTERM is
            // blocked.
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }
}

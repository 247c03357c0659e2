import Testing

@testable import VSMWeb

@Suite("Connections and open files", .timeLimit(.minutes(10)))
struct OpenFilesTests {
    @Test("There are always some connections, and they leave files to the process", arguments: [0, 64, 256, 9999])
    func connections(limit: Int) {
        let connections = OpenFiles.connections(within: limit, threads: 4)
        #expect(connections >= 16)
        #expect(limit < 200 || connections + OpenFiles.passing + 32 <= limit)
        #expect(OpenFiles.connections(within: .max, threads: .max) > 0)
    }
}

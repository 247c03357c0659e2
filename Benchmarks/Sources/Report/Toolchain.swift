import Foundation

/// The versions on which the figures depend, besides the measured code.
struct Toolchain: Equatable {
    /// The version of Swift, such as `6.3.1`.
    var swift: String

    /// The architecture of the processor, such as `x86_64`.
    var architecture: String

    /// The resolved packages with their versions, such as `opencombine 0.14.0`, sorted.
    var packages: [String]

    /// Returns whether the figures of two toolchains are comparable: they have the same architecture, and their
    /// versions of Swift differ at most in the patch.
    func isComparable(with other: Toolchain) -> Bool {
        func minorVersion(_ toolchain: Toolchain) -> [Substring] {
            Array(toolchain.swift.split(separator: ".").prefix(2))
        }
        return architecture == other.architecture && minorVersion(self) == minorVersion(other)
    }
}

extension Toolchain {
    /// Returns the toolchain of this machine with the resolved packages.
    ///
    /// - Parameter resolved: The `Package.resolved` of the benchmarks.
    /// - Throws: ``ReportFailure`` if the compiler does not name its version.
    static func current(resolved: URL) throws -> Toolchain {
        let printed = try runProgram("swift", ["--version"])
        guard let version = printed.firstMatch(of: /Swift version ([0-9.]+)/)?.1 else {
            throw ReportFailure("\"swift --version\" printed no version: \(printed)")
        }
        let pins = try JSONDecoder().decode(Pins.self, from: Data(contentsOf: resolved)).pins
        return Toolchain(
            swift: String(version),
            architecture: currentArchitecture,
            packages: pins.map { "\($0.identity) \($0.state.version ?? $0.state.revision)" }.sorted()
        )
    }

    private static var currentArchitecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #else
        "unknown"
        #endif
    }

    /// The part of `Package.resolved` that is read.
    private struct Pins: Decodable {
        struct Pin: Decodable {
            struct State: Decodable {
                var version: String?
                var revision: String
            }

            var identity: String
            var state: State
        }

        var pins: [Pin]
    }
}

extension Toolchain {
    /// Reads the lines that ``header`` writes, or returns `nil` if the text does not contain them.
    init?(header text: String) {
        guard
            let compiler = text.firstMatch(of: /# compiler: Swift (.+), (.+)\n/),
            let packages = text.firstMatch(of: /# packages: (.+)\n/)
        else { return nil }
        swift = String(compiler.1)
        architecture = String(compiler.2)
        self.packages = packages.1.split(separator: ", ").map(String.init)
    }

    /// Two lines at the beginning of the file of thresholds.
    var header: String {
        """
        # compiler: Swift \(swift), \(architecture)
        # packages: \(packages.joined(separator: ", "))
        """
    }
}

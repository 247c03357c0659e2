/// The place in the source code where an action was observed.
public struct CallSite: Sendable, Hashable, CustomStringConvertible {
    /// The module and the file, as `#fileID` has them.
    public let file: String
    /// The line in the file, counted from 1.
    public let line: UInt

    /// Creates a call site.
    ///
    /// - Parameters:
    ///   - file: The module and the file; by default those of the call.
    ///   - line: The line; by default that of the call.
    @inlinable
    public init(file: String = #fileID, line: UInt = #line) {
        self.file = file
        self.line = line
    }

    /// The place in the notation of compilers, such as `Shop/CartView.swift:42`.
    public var description: String { "\(file):\(line)" }

    /// Hashes the line only: few places share one, and each debounced call would have to hash the file as well.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(line)
    }
}

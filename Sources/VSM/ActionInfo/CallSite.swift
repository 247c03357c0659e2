/// The place in the source code where an action was observed.
public struct CallSite: Sendable, Hashable, CustomStringConvertible {
    /// The module and the file, as in `#fileID`.
    public let file: String
    /// The line in the file, counted from 1; 0 for an action that a view declares, which has a name in place of a file.
    public let line: UInt

    /// Creates a call site.
    ///
    /// - Parameters:
    ///   - file: The module and the file; by default, those of the call.
    ///   - line: The line; by default, that of the call.
    @inlinable
    public init(file: String = #fileID, line: UInt = #line) {
        self.file = file
        self.line = line
    }

    /// The file and the line as compilers write them, such as `Shop/CartView.swift:42`.
    public var description: String { "\(file):\(line)" }

    /// Hashes only the line: few call sites share one, and hashing the file would slow down each debounced call.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(line)
    }
}

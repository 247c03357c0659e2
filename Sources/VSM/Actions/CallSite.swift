/// The place in the source code where an action was observed.
public struct CallSite: Sendable, Hashable, CustomStringConvertible {
    /// The module and the file, as `#fileID` has them.
    public let file: StaticString
    /// The line in the file, counted from 1.
    public let line: UInt

    /// Notes a place.
    ///
    /// - Parameters:
    ///   - file: the module and the file; by default those of the call.
    ///   - line: the line; by default that of the call.
    @inlinable
    public init(file: StaticString = #fileID, line: UInt = #line) {
        self.file = file
        self.line = line
    }

    /// The place as compilers write it, such as `Shop/CartView.swift:42`.
    public var description: String { "\(file):\(line)" }

    /// Whether two places are the same.
    public static func == (left: CallSite, right: CallSite) -> Bool {
        left.line == right.line && left.file.hasSameText(as: right.file)
    }

    /// Feeds the place to a hasher.
    public func hash(into hasher: inout Hasher) {
        // Few places share a line, and the file would have to be read for each call that is debounced.
        hasher.combine(line)
    }
}

extension StaticString {
    fileprivate func hasSameText(as other: StaticString) -> Bool {
        // The same call has its text in the same place, most of the time.
        if hasPointerRepresentation, other.hasPointerRepresentation, utf8Start == other.utf8Start { return true }
        return description == other.description
    }
}

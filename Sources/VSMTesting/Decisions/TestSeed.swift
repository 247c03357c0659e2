/// Determines the order in which a test host runs jobs, and what its stubs choose.
///
/// The same seed gives the same order in every run. A number selects a random order; a path, such as `"0-2-1"`, has the
/// index of the chosen option for each decision. A failing search reports the seed of the failing run, so that it can be
/// repeated alone.
///
/// ```swift
/// withTestHost(seed: 417) { host in … }
/// withTestHost(seed: "0-2-1") { host in … }
/// ```
public struct TestSeed: Hashable, Sendable {
    enum Kind: Hashable {
        case random(UInt64)
        case path([Int])
    }

    let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// Jobs run in the order in which they became ready, and stubs choose their first outcome.
    public static let inOrder = TestSeed(path: [])

    /// Creates a seed for a random order.
    ///
    /// - Parameter number: Any number; the same number gives the same order.
    public init(_ number: UInt64) {
        self.init(.random(number))
    }

    /// Creates a seed from the options of each decision; after the end of the path, the first option is chosen.
    init(path: [Int]) {
        self.init(.path(Array(path.trimmingZeros)))
    }
}

extension TestSeed: ExpressibleByIntegerLiteral {
    /// Creates a seed for a random order.
    public init(integerLiteral number: UInt64) {
        self.init(number)
    }
}

extension TestSeed: ExpressibleByStringLiteral, LosslessStringConvertible {
    /// Creates the seed that a failure reported.
    ///
    /// Traps if the string isn't a seed.
    public init(stringLiteral text: String) {
        guard let seed = TestSeed(text) else {
            preconditionFailure(
                "\"\(text)\" is not a seed. Seeds are numbers such as 417, and paths such as \"0-2-1\"."
            )
        }
        self = seed
    }

    /// Creates a seed from its description, or returns `nil` if the string isn't a seed.
    ///
    /// - Parameter text: A number such as `417`, or a path such as `0-2-1`.
    public init?(_ text: String) {
        if let number = UInt64(text), !text.hasPrefix("+") {
            self.init(number)
            return
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let path = parts.compactMap { part in part.hasPrefix("+") ? nil : UInt16(part).map(Int.init) }
        guard parts.count > 1, path.count == parts.count else { return nil }
        self.init(path: path)
    }

    /// The seed as written in a test.
    public var description: String {
        switch kind {
        case .random(let number): "\(number)"
        // At least two parts, so that a path doesn't look like a number.
        case .path(let path):
            (path + repeatElement(0, count: max(0, 2 - path.count))).map(String.init).joined(separator: "-")
        }
    }
}

extension [Int] {
    /// The array without the zeros at its end.
    fileprivate var trimmingZeros: ArraySlice<Int> {
        self[..<(lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)]
    }
}

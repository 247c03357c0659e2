/// Says in which of the legal orders a test host runs what is ready, and what its stubs choose.
///
/// The same seed gives the same order in every run. A number stands for an order picked at random; a path, such as
/// `"0-2-1"`, says for each decision which of the possibilities is taken, counted from 0. A failing search names the seed
/// of the run that failed, so that it can be run again alone.
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

    /// What became ready first runs first, and stubs choose their first outcome.
    public static let inOrder = TestSeed(path: [])

    /// An order picked at random.
    ///
    /// - Parameter number: any number; the same number gives the same order.
    public init(_ number: UInt64) {
        self.init(.random(number))
    }

    /// An order in which every decision is given; where the path ends, the first possibility is taken.
    init(path: [Int]) {
        self.init(.path(Array(path.trimmingZeros)))
    }
}

extension TestSeed: ExpressibleByIntegerLiteral {
    /// An order picked at random.
    public init(integerLiteral number: UInt64) {
        self.init(number)
    }
}

extension TestSeed: ExpressibleByStringLiteral, LosslessStringConvertible {
    /// The seed that a failure named.
    ///
    /// Traps if the text is none.
    public init(stringLiteral text: String) {
        guard let seed = TestSeed(text) else {
            preconditionFailure(
                "\"\(text)\" is not a seed. Seeds are numbers such as 417, and paths such as \"0-2-1\"."
            )
        }
        self = seed
    }

    /// The seed that a text stands for; `nil` if it stands for none.
    ///
    /// - Parameter text: a number such as `417`, or a path such as `0-2-1`.
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

    /// The seed as it is written in a test.
    public var description: String {
        switch kind {
        case .random(let number): "\(number)"
        // Two parts at the least, or a path would look like a number.
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

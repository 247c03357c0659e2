@testable import VSMWeb

extension NodeNumberRuns {
    /// All numbers.
    var numbers: [Int] {
        entries.flatMap { entry in (0..<entry.count).map { Int(entry.first.number) + $0 } }
    }
}

/// Numbers at equal distances, as `[first, step, count]` in a message.
struct NumberRun {
    let numbers: [Int]

    /// Reads a run.
    ///
    /// - Parameters:
    ///   - values: The values in the message.
    ///   - count: The maximum number of numbers.
    init?(_ values: [Int], count: Int) {
        // No page has more nodes, and the sums stay in the range of an integer.
        let bound = 1 << 32
        guard values.count == 3, values[2] >= 0, values[2] <= count, values.allSatisfy({ abs($0 / 2) < bound }) else {
            return nil
        }
        numbers = (0..<values[2]).map { values[0] + $0 * values[1] }
    }
}

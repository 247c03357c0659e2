/// Finds the entries of a sequence that can stay when the others move to sort it.
enum LongestIncreasingSubsequence {
    /// Returns whether each entry belongs to a longest increasing subsequence.
    ///
    /// The algorithm is patience sorting, which takes O(n log n) time.
    ///
    /// - Parameter values: Distinct numbers.
    static func membership(of values: [Int]) -> [Bool] {
        /// For each length, the index of the smallest value that ends a subsequence of that length.
        var ends: [Int] = []
        var predecessors = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { predecessors[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }

        var result = [Bool](repeating: false, count: values.count)
        var index = ends.last ?? -1
        while index >= 0 {
            result[index] = true
            index = predecessors[index]
        }
        return result
    }
}

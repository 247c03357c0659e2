import Testing

@testable import VSMWeb

@Suite("The longest increasing subsequence")
struct LongestIncreasingSubsequenceTests {
    @Test(
        "The subsequence is increasing and as long as possible",
        arguments: [
            ([], 0), ([5], 1), ([1, 2, 3], 3), ([3, 2, 1], 1), ([2, 0, 1, 3], 3), ([4, 1, 2], 2),
            ([0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15], 6),
        ] as [([Int], Int)]
    )
    func longest(values: [Int], length: Int) {
        let chosen = zip(values, LongestIncreasingSubsequence.membership(of: values)).filter(\.1).map(\.0)
        #expect(chosen.count == length)
        #expect(chosen == chosen.sorted())
    }
}

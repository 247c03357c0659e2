#if !canImport(Combine) && OpenCombine
import Testing
import VSM

@Suite("The types of merge(with:)", .timeLimit(.minutes(10)))
struct MergeTypesTests {
    private func values(_ publisher: some Publisher<Int, Never>) -> [Int] {
        let downstream = Downstream<Int, Never>()
        publisher.subscribe(downstream)
        #expect(downstream.hasFinished)
        return downstream.values
    }

    private func one(_ value: Int) -> AnyPublisher<Int, Never> { Just(value).eraseToAnyPublisher() }

    @Test("A publisher can be merged with one to three others")
    func severalOthers() {
        let just = Just(1)
        #expect(values(just.merge(with: one(2))) == [1, 2])
        #expect(values(just.merge(with: one(2), one(3))) == [1, 2, 3])
        #expect(values(just.merge(with: one(2), one(3), one(4))) == [1, 2, 3, 4])
    }

    @Test("Merging with one more publisher does not nest the types, up to four publishers")
    func chained() {
        let four: Publishers.Merge4 = Just(1).merge(with: one(2)).merge(with: Just(3)).merge(with: one(4))
        #expect(values(four) == [1, 2, 3, 4])
        #expect((four.a.output, four.c.output) == (1, 3))
        #expect(values(four.merge(with: Just(5))) == [1, 2, 3, 4, 5])
    }

    @Test("Publishers of one type become a MergeMany, which accepts more")
    func many() {
        let two: Publishers.MergeMany<Just<Int>> = Just(1).merge(with: Just(2))
        let three: Publishers.MergeMany<Just<Int>> = two.merge(with: Just(3))
        #expect(three.publishers.count == 3)
        #expect(values(three) == [1, 2, 3])
        #expect(values(Publishers.MergeMany((1...100).map(Just.init))) == Array(1...100))
        #expect(values(Publishers.MergeMany(Just(1), Just(2))) == [1, 2])
    }

    @Test("A MergeMany without publishers finishes immediately")
    func none() {
        #expect(values(Publishers.MergeMany([Just<Int>]())).isEmpty)
        let downstream = Downstream<Int, Never>(demand: .none)
        Publishers.MergeMany([Just<Int>]()).subscribe(downstream)
        #expect(downstream.hasFinished)
    }

    @Test("Merges of equal publishers are equal")
    func equality() {
        #expect(Publishers.Merge(Just(1), Just(2)) == Publishers.Merge(Just(1), Just(2)))
        #expect(Publishers.Merge3(Just(1), Just(2), Just(3)) != Publishers.Merge3(Just(1), Just(2), Just(4)))
        #expect(Publishers.MergeMany(Just(1)) == Publishers.MergeMany([Just(1)]))
    }
}
#endif

#if !canImport(Combine) && OpenCombine
import Testing
import VSM

@Suite("The types of merge(with:)", .timeLimit(.minutes(30)))
struct MergeTypesTests {
    private func values(_ publisher: some Publisher<Int, Never>) -> [Int] {
        let downstream = Downstream<Int, Never>()
        publisher.subscribe(downstream)
        #expect(downstream.hasFinished)
        return downstream.values
    }

    private func one(_ value: Int) -> AnyPublisher<Int, Never> { Just(value).eraseToAnyPublisher() }

    @Test("One to seven others can be merged")
    func severalOthers() {
        let just = Just(1)
        #expect(values(just.merge(with: one(2))) == [1, 2])
        #expect(values(just.merge(with: one(2), one(3))) == [1, 2, 3])
        #expect(values(just.merge(with: one(2), one(3), one(4))) == [1, 2, 3, 4])
        #expect(values(just.merge(with: one(2), one(3), one(4), one(5))) == [1, 2, 3, 4, 5])
        #expect(values(just.merge(with: one(2), one(3), one(4), one(5), one(6))) == [1, 2, 3, 4, 5, 6])
        #expect(values(just.merge(with: one(2), one(3), one(4), one(5), one(6), one(7))) == [1, 2, 3, 4, 5, 6, 7])
        #expect(
            values(just.merge(with: one(2), one(3), one(4), one(5), one(6), one(7), one(8)))
                == [1, 2, 3, 4, 5, 6, 7, 8]
        )
    }

    @Test("Merging with one more keeps one level, up to eight")
    func chained() {
        let four = Just(1).merge(with: one(2)).merge(with: Just(3)).merge(with: one(4))
        let eight: Publishers.Merge8 = four.merge(with: Just(5)).merge(with: one(6)).merge(with: Just(7))
            .merge(with: one(8))
        #expect(values(eight) == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect((eight.a.output, eight.c.output, eight.e.output, eight.g.output) == (1, 3, 5, 7))
    }

    @Test("Publishers of one type become a MergeMany, which takes in more")
    func many() {
        let two: Publishers.MergeMany<Just<Int>> = Just(1).merge(with: Just(2))
        let three: Publishers.MergeMany<Just<Int>> = two.merge(with: Just(3))
        #expect(three.publishers.count == 3)
        #expect(values(three) == [1, 2, 3])
        #expect(values(Publishers.MergeMany((1...100).map(Just.init))) == Array(1...100))
        #expect(values(Publishers.MergeMany(Just(1), Just(2))) == [1, 2])
    }

    @Test("Without any publisher a MergeMany finishes at once")
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

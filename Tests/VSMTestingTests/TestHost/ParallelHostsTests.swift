import Testing
import VSMTesting

@Suite("Hosts in several threads")
struct ParallelHostsTests {
    @Test("Two hosts in two threads are independent")
    func parallelHosts() async {
        let alone = withTestHost(seed: 5) { OverlappingWork.run(on: $0) }
        await withTaskGroup(of: Set<[String]>.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    Set((0..<50).map { _ in withTestHost(seed: 5) { OverlappingWork.run(on: $0) } })
                }
            }
            for await orders in group { #expect(orders == [alone]) }
        }
    }
}

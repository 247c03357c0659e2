import Testing

@testable import VSM
@testable import VSMJournal

@Suite("The numbers of containers in a journal")
struct JournalContainersTests {
    private func identity(_ address: UInt) -> ContainerIdentity {
        ContainerIdentity(stateType: "Int", address: address)
    }

    @Test("A container keeps its number until it is cancelled or its actions start again")
    func reused() {
        var containers = JournalContainers(capacity: 10)
        let one = identity(1)
        var numbers = [containers.number(of: one, .began, of: 1, position: 0)]
        numbers.append(containers.number(of: one, .began, of: 2, position: 1))
        numbers.append(containers.number(of: one, .dropped("1"), of: 1, position: 2))
        numbers.append(containers.number(of: one, .began, of: 1, position: 3))
        numbers.append(containers.number(of: one, .cancelled, of: 1, position: 4))
        numbers.append(containers.number(of: one, .droppedByDebounce, of: nil, position: 5))
        #expect(numbers == [1, 1, 1, 2, 2, 3])
    }

    @Test("Containers without entries are removed, so that memory does not grow")
    func forgotten() {
        var containers = JournalContainers(capacity: 2)
        let talkative = identity(0)
        for address in 1...1_000 {
            let number = containers.number(of: talkative, .finished, of: 1, position: address * 2)
            #expect(number == 1)
            _ = containers.number(of: identity(UInt(address)), .finished, of: 1, position: address * 2 + 1)
        }
        let again = containers.number(of: identity(1), .finished, of: 1, position: 3_000)
        #expect(again == 1_002)
    }
}

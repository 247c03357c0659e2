/// A first-in, first-out queue whose operations take constant time, unless noted.
@usableFromInline
struct Queue<Element> {
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    @inlinable
    init() {}

    @inlinable var isEmpty: Bool { head == elements.count }

    @inlinable var count: Int { elements.count - head }

    @inlinable
    mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Inserts an element at the front, in linear time.
    @inlinable
    mutating func prepend(_ element: Element) {
        elements.insert(element, at: head)
    }

    @inlinable
    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = elements[head].take()
        head += 1
        // At most half of the storage is empty, so the amortized cost of moving the rest is constant.
        if head * 2 >= elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }
}

/// A first-in, first-out queue whose operations take constant time, unless noted.
@usableFromInline
package struct Queue<Element> {
    @usableFromInline package var elements: [Element?] = []
    @usableFromInline package var head = 0

    @inlinable
    package init() {}

    @inlinable package var isEmpty: Bool { head == elements.count }

    @inlinable package var count: Int { elements.count - head }

    @inlinable package var first: Element? { isEmpty ? nil : elements[head] }

    /// The elements, in order.
    @inlinable package var all: some Sequence<Element> { elements[head...].lazy.compactMap { $0 } }

    @inlinable
    package mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Appends the elements of another queue, in linear time.
    @inlinable
    package mutating func append(_ others: Queue) { elements += others.elements[others.head...] }

    /// Inserts elements at the front, in linear time.
    @inlinable
    package mutating func prepend(_ others: Queue) {
        elements.replaceSubrange(..<head, with: others.elements[others.head...])
        head = 0
    }

    @inlinable
    package mutating func popFirst() -> Element? {
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

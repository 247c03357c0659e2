/// Elements that leave in the order in which they came; both ends cost the same however many wait.
@usableFromInline
package struct Queue<Element> {
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    @inlinable
    package init() {}

    @inlinable package var isEmpty: Bool { head == elements.count }

    @inlinable package var count: Int { elements.count - head }

    @inlinable package var first: Element? { isEmpty ? nil : elements[head] }

    @inlinable
    package mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Puts an element before all others, which costs as much as there are.
    @inlinable
    package mutating func prepend(_ element: Element) {
        elements.insert(element, at: head)
    }

    @inlinable
    package mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = elements[head].take()
        head += 1
        // Half of the room at the most is empty, so that moving the rest up costs little for each element that left.
        if head * 2 >= elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }
}

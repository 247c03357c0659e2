/// What a list renders.
struct ListContent<Element, Key: Hashable> {
    let elements: [Element]
    let key: (Element) -> Key
    /// When a row is rendered again; `nil` for always.
    let condition: RowCondition<Element>?
    let render: (Element, Renderer) -> Void
}

/// Finds the rows that need not be rendered again.
struct RowCondition<Element> {
    /// What the rows depend on besides their elements.
    let dependency: SeenValue?
    /// The first index, from the given one on and before the last one, at which two arrays differ; otherwise the last one.
    let firstDifference: (_ old: [Element], _ new: [Element], _ start: Int, _ end: Int) -> Int
    /// How many elements at the ends of two arrays are equal, after those counted already, and at most so many.
    let commonSuffix: (_ old: [Element], _ new: [Element], _ start: Int, _ limit: Int) -> Int
    /// Whether a row need not be rendered again.
    let areEqual: (Element, Element) -> Bool
}

/// What a list renders.
struct ListContent<Item, Key: Hashable> {
    let elements: [Item]
    let key: (Item) -> Key
    /// Finds the rows that were there before.
    let match: (_ oldKeys: ArraySlice<Key>, _ newKeys: [Key]) -> RowMatch
    /// When a row is rendered again; `nil` for always.
    let condition: RowCondition<Item>?
    /// Whether there is a condition; copying one to find out is slow in generic code.
    let isConditional: Bool
    let render: (Item, _Renderer) -> Void

    init(
        elements: [Item],
        key: @escaping (Item) -> Key,
        match: @escaping (ArraySlice<Key>, [Key]) -> RowMatch,
        condition: RowCondition<Item>?,
        render: @escaping (Item, _Renderer) -> Void
    ) {
        self.elements = elements
        self.key = key
        self.match = match
        self.condition = condition
        isConditional = condition != nil
        self.render = render
    }
}

/// Finds the rows that need not be rendered again.
@usableFromInline
struct RowCondition<Item> {
    /// What the rows depend on besides their elements.
    let dependency: SeenValue?
    /// The first index, from the given one on and before the last one, at which two arrays differ; otherwise the last one.
    let firstDifference: (_ old: [Item], _ new: [Item], _ start: Int, _ end: Int) -> Int
    /// How many elements at the ends of two arrays are equal, after those counted already, and at most so many.
    let commonSuffix: (_ old: [Item], _ new: [Item], _ start: Int, _ limit: Int) -> Int
    /// Whether a row need not be rendered again.
    let areEqual: (Item, Item) -> Bool
    /// For each new element, whether the old one with an index from the list, unless that is negative, is equal to it.
    let areEqualToSources: (_ old: [Item], _ new: ArraySlice<Item>, _ sources: [Int]) -> [Bool]
}

/// The content of a list.
struct ListContent<Item, Key: Hashable> {
    let elements: [Item]
    let key: (Item) -> Key
    /// Matches the new rows with the old ones.
    let match: (_ oldKeys: [Key], _ newKeys: [Key]) -> RowMatch
    /// The condition under which a row is rendered again; `nil` to render it each time.
    let condition: RowCondition<Item>?
    /// Whether there is a condition.
    ///
    /// The list stores it because copying the condition is slow in generic code.
    let isConditional: Bool
    let render: (Item, _Renderer) -> Void

    init(
        elements: [Item],
        key: @escaping (Item) -> Key,
        match: @escaping ([Key], [Key]) -> RowMatch,
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

/// The condition under which rows need not be rendered again.
@usableFromInline
struct RowCondition<Item> {
    /// The value on which all rows depend besides their elements.
    let dependency: SeenValue
    /// Returns the first index in a range at which two arrays differ, or the end of the range.
    let firstDifference: (_ old: [Item], _ new: [Item], _ start: Int, _ end: Int) -> Int
    /// Returns the number of equal elements at the ends of two arrays, after those counted already, up to a limit.
    let commonSuffix: (_ old: [Item], _ new: [Item], _ start: Int, _ limit: Int) -> Int
    /// Returns whether a row need not be rendered again.
    let areEqual: (Item, Item) -> Bool
    /// Returns whether each new element equals the old one at its source index; a negative index has none.
    let areEqualToSources: (_ old: [Item], _ new: ArraySlice<Item>, _ sources: [Int]) -> [Bool]
}

@testable import VSMWeb

/// A page that is different every time, and much alike.
struct RandomTree: HTML {
    struct Item: Equatable {
        let key: Int
        let label: String
        let isBold: Bool
        let children: [Item]
    }

    let items: [Item]
    let title: String?

    var content: some HTML {
        if let title { h1 { title }.class(title) } else { "no title" }
        RandomList(items: items)
        "end"
    }

    init(using generator: inout SplitMix) {
        title = Bool.random(using: &generator) ? ["", "a", "b"].randomElement(using: &generator) : nil
        items = Self.items(depth: 3, using: &generator)
    }

    private static func items(depth: Int, using generator: inout SplitMix) -> [Item] {
        guard depth > 0 else { return [] }
        let keys = (0..<8).shuffled(using: &generator).prefix(Int.random(in: 0...8, using: &generator))
        return keys.map { key in
            Item(
                key: Bool.random(using: &generator) ? key : 0,
                label: ["", "x", "y"].randomElement(using: &generator) ?? "",
                isBold: Bool.random(using: &generator),
                children: Bool.random(using: &generator) ? items(depth: depth - 1, using: &generator) : []
            )
        }
    }
}

private struct RandomList: PrimitiveHTML {
    let items: [RandomTree.Item]

    func render(into tree: inout TreeBuilder) {
        forEach(items, key: \.key) { item in
            if item.isBold {
                strong { item.label }
            } else {
                span { item.label }.class(item.label).disabled(item.label.isEmpty)
            }
            item.label
            if !item.children.isEmpty { ul { RandomList(items: item.children) } }
        }.render(into: &tree)
    }
}

/// A generator of numbers that gives the same ones for the same seed.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

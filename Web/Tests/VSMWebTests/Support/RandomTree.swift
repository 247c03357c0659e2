@testable import VSMWeb

/// A random page that resembles the others.
struct RandomTree: HTML {
    struct Item: Equatable {
        let key: Int
        let label: String
        let isBold: Bool
        let children: [Item]
    }

    /// Names of fields that are also names of properties of their form.
    private static let names = ["children", "elements", "append", "closest", "matches", "remove", "contains"]

    let items: [Item]
    let rows: [Item]
    let title: String?
    let marker: Int

    var content: some HTML {
        if let title { h1 { title }.class(title) } else { "no title" }
        RandomList(items: items)
        title ?? "end"
        ul {
            forEach(rows, key: \.key, rerenderWhen: .elementChanges(or: marker)) { row in
                li {
                    row.label
                    form { input(type: .hidden, name: Self.names[row.key % Self.names.count]) }
                }.class("\(marker)").inert(row.isBold)
            }
        }
        p { "last" }.key(marker)
    }

    init(using generator: inout SplitMix) {
        title = Bool.random(using: &generator) ? ["", "a", "b"].randomElement(using: &generator) : nil
        items = Self.items(depth: 3, using: &generator)
        rows = Self.items(depth: 1, count: 40, using: &generator)
        marker = Int.random(in: 0...1, using: &generator)
    }

    private static func items(depth: Int, count: Int = 8, using generator: inout SplitMix) -> [Item] {
        guard depth > 0 else { return [] }
        let all = Array(0..<count)
        let keys =
            switch Int.random(in: 0...3, using: &generator) {
            case 0: Array(all.reversed())
            case 1: all.filter { _ in Int.random(in: 0...5, using: &generator) > 0 }
            default: Array(all.shuffled(using: &generator).prefix(Int.random(in: 0...count, using: &generator)))
            }
        return keys.map { key in
            Item(
                key: Int.random(in: 0...9, using: &generator) > 0 ? key : 0,
                label: ["", "x", "y"].randomElement(using: &generator) ?? "",
                isBold: Bool.random(using: &generator),
                children: Bool.random(using: &generator) ? items(depth: depth - 1, using: &generator) : []
            )
        }
    }
}

private struct RandomList: HTML {
    let items: [RandomTree.Item]

    var content: some HTML {
        forEach(items, key: \.key) { item in
            if item.isBold {
                strong { item.label }
            } else {
                span { item.label }.class(item.label).inert(item.label.isEmpty)
            }
            item.label
            if !item.children.isEmpty { ul { RandomList(items: item.children) } }
        }
    }
}

/// A random number generator with reproducible numbers for each seed.
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

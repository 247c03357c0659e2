#if DEBUG
@_spi(Inspection) import VSMDiagrams

extension DiagramRows {
    /// Puts labels on the outer sides of the arrows between two states, and of all arrows in a row.
    mutating func chooseSides() {
        for row in rows {
            let labels = row.filter { arrow(of: $0).map { diagram.arrows[$0].labels.isEmpty } == false }
            for (place, item) in labels.enumerated() where items[item].left == 0 {
                let isFirst = place + 1 < labels.count && areOpposite(item, labels[place + 1])
                let isSecond = place > 0 && areOpposite(labels[place - 1], item)
                if isFirst || (!isSecond && 2 * (place + 1) <= labels.count) {
                    (items[item].left, items[item].right) = (items[item].right, items[item].left)
                }
            }
        }
    }

    /// The arrow whose label is an item.
    func arrow(of item: Int) -> Int? {
        if case .label(let arrow) = items[item].content { arrow } else { nil }
    }

    private func areOpposite(_ first: Int, _ second: Int) -> Bool {
        guard let first = arrow(of: first), let second = arrow(of: second) else { return false }
        return diagram.arrows[first].from == diagram.arrows[second].to
            && diagram.arrows[first].to == diagram.arrows[second].from
    }
}
#endif

extension PageUpdater {
    /// The number of moved rows from which the patch sends their order as a whole.
    private static let orderingThreshold = 16

    /// Renders the rows of a list.
    func update<Item, Key>(_ list: ListContent<Item, Key>, _ region: ListRegion<Item, Key>, isNew: Bool) {
        let previousOfList = place.previous
        if isNew { create(list, region) } else { update(list, region, previousOfList: previousOfList) }
        place.previous = region.lastRoot(beforeRow: region.rows.count) ?? previousOfList
    }

    private func create<Item, Key>(_ list: ListContent<Item, Key>, _ region: ListRegion<Item, Key>) {
        region.rows.reserveCapacity(list.elements.count)
        for index in list.elements.indices {
            region.rows.append(region.makeRow(self))
            renderNewRow(index, list.elements[index], list, region)
        }
        retain(list, in: region)
    }

    private func update<Item, Key>(
        _ list: ListContent<Item, Key>,
        _ region: ListRegion<Item, Key>,
        previousOfList: NodeID
    ) {
        if hasSameRows(list, region) { return renderAllRows(list, region) }
        // A list that had no condition so far has not retained its elements.
        let isSameDependency =
            if let new = list.condition?.dependency, let old = region.dependency { new.equals(old) } else { false }
        let condition = isSameDependency && !isWriting && !findsMistakes ? list.condition : nil
        let alignment = ListAlignment(
            keys: region.keys,
            elements: region.elements,
            with: list,
            condition: condition
        )
        // After a change of the other value, a row may change although its element did not.
        region.verifiesRows = findsMistakes && isSameDependency && !isWriting
        let (oldElements, oldCount) = (region.elements, region.rows.count)
        let areUnchanged = condition.map { alignment.unchangedRows(oldElements, list.elements, $0) }
        replaceRows(alignment, list, region, previousOfList: previousOfList)

        /// Returns the old index of a row.
        func oldIndex(of index: Int) -> Int? {
            if index < alignment.prefix { return index }
            if index >= list.elements.count - alignment.suffix { return index - list.elements.count + oldCount }
            let source = alignment.sources[index - alignment.prefix]
            return source < 0 ? nil : source
        }
        var last = -2
        func goBehind(_ index: Int) {
            if last != index - 1 { place.previous = region.lastRoot(beforeRow: index) ?? previousOfList }
            last = index
        }
        func renderAgain(_ index: Int) {
            goBehind(index)
            renderRow(
                index,
                list,
                region,
                oldElement: oldIndex(of: index).flatMap { oldElements.indices.contains($0) ? oldElements[$0] : nil }
            )
        }
        let middle = alignment.prefix..<(alignment.prefix + alignment.sources.count)
        for index in alignment.changed where index < middle.lowerBound { renderAgain(index) }
        var index = middle.lowerBound
        while index < middle.upperBound {
            if alignment.sources[index - middle.lowerBound] >= 0 {
                if areUnchanged?[index - middle.lowerBound] != true { renderAgain(index) }
                index += 1
            } else {
                goBehind(index)
                // The browser inserts neighboring rows together.
                writeInsertion {
                    repeat {
                        renderNewRow(index, list.elements[index], list, region)
                        last = index
                        index += 1
                    } while index < middle.upperBound && oldIndex(of: index) == nil
                }
            }
        }
        for index in alignment.changed where index >= middle.upperBound { renderAgain(index) }
        renderRowsWithReports(list, region, goBehind)
        retain(list, in: region)
    }

    /// Returns whether a list that has had no condition so far has none and has the same rows.
    private func hasSameRows<Item, Key>(_ list: ListContent<Item, Key>, _ region: ListRegion<Item, Key>) -> Bool {
        guard !list.isConditional, region.dependency == nil else { return false }
        let (elements, keys) = (list.elements, region.keys)
        guard elements.count == keys.count else { return false }
        for index in 0..<keys.count where list.key(elements[index]) != keys[index] { return false }
        return true
    }

    /// Renders all rows of a list that has had no condition so far, whose rows retain their content.
    private func renderAllRows<Item, Key>(_ list: ListContent<Item, Key>, _ region: ListRegion<Item, Key>) {
        for index in region.rows.indices {
            render(region.rows[index], isNew: false) {
                renderContent(of: list.elements[index], list, region, as: list.render)
            }
        }
    }

    /// Removes rows, reserves numbers for new rows, and orders the remaining ones.
    private func replaceRows<Item, Key>(
        _ alignment: ListAlignment,
        _ list: ListContent<Item, Key>,
        _ region: ListRegion<Item, Key>,
        previousOfList: NodeID
    ) {
        guard !alignment.sources.isEmpty || !alignment.removed.isEmpty else { return }
        outcome.hasNewStructure = true
        if !isWriting { writer.remove(alignment.removed.flatMap(region.roots(ofRow:))) }
        for index in alignment.removed { region.rows[index].tearDown() }

        let before = region.lastRoot(beforeRow: alignment.prefix) ?? previousOfList
        let staying = alignment.sources.filter { $0 >= 0 }
        if !isWriting { writeMoves(staying.map { region.rows[$0] }, from: staying, region, after: before) }

        let middle = alignment.prefix..<(region.rows.count - alignment.suffix)
        let rows = alignment.sources.map { $0 < 0 ? region.makeRow(self) : region.rows[$0] }
        region.rows.replaceSubrange(middle, with: rows)
    }

    /// Moves as few rows as possible: the rows of the longest increasing subsequence stay.
    private func writeMoves<Item, Key>(
        _ rows: [Run],
        from sources: [Int],
        _ region: ListRegion<Item, Key>,
        after previousOfRows: NodeID
    ) {
        var isInOrder = true
        for (left, right) in zip(sources, sources.dropFirst()) where left > right { isInOrder = false }
        guard !isInOrder else { return }
        let isStaying = LongestIncreasingSubsequence.membership(of: sources)
        if isStaying.count(where: { !$0 }) > Self.orderingThreshold {
            let roots = region.hasPlainRows ? rows.map(\.first) : rows.flatMap(region.roots(of:))
            return writer.order(roots, after: previousOfRows, in: place.parent)
        }
        var last = previousOfRows
        for (index, row) in rows.enumerated() {
            let roots = region.roots(of: row)
            if !isStaying[index] { writer.move(roots, after: last, in: place.parent) }
            last = roots.last ?? last
        }
    }

    fileprivate func renderContent<Item, Key>(
        of element: Item,
        _ list: ListContent<Item, Key>,
        _ region: ListRegion<Item, Key>,
        as render: ((Item, _Renderer) -> Void)?
    ) {
        if region.mayHaveFields {
            withKey(list.key(element)) { render?(element, self) }
        } else {
            render?(element, self)
        }
    }

    private func renderNewRow<Item, Key>(
        _ index: Int,
        _ element: Item,
        _ list: ListContent<Item, Key>,
        _ region: ListRegion<Item, Key>
    ) {
        let row = region.rows[index]
        let isRetained = !canRestoreRows(list, region) || region.hasTiedElements
        let content = isRetained ? region.makeContent() : tiedElements
        render(row.with(content), isNew: true) { renderContent(of: element, list, region, as: list.render) }
        if isRetained {
            retain(content, ofRow: index, list, region)
        } else if content.hasTiedElement {
            content.nodes = []
            region.hasTiedElements = true
            let restored = restoredContent(of: row, element, list, region, as: list.render, version: version)
            region.rows.set(restored, ofRow: index)
        }
    }

    private func renderRow<Item, Key>(
        _ index: Int,
        _ list: ListContent<Item, Key>,
        _ region: ListRegion<Item, Key>,
        oldElement: Item?
    ) {
        var row = region.rows[index]
        if row.content == nil, let oldElement {
            row.content = restoredContent(of: row, oldElement, list, region, as: region.render, version: version)
        }
        let (size, oldChangedViews) = (writer.bytes.count, changedViews)
        render(row, isNew: false) { renderContent(of: list.elements[index], list, region, as: list.render) }
        // A view in the row may have changed its own state. It is rendered with the row or after the list.
        if region.verifiesRows, writer.bytes.count > size, changedViews == oldChangedViews,
            let condition = list.condition, let oldElement, condition.areEqual(oldElement, list.elements[index])
        {
            outcome.hasUnexpectedChange = true
        }
        if let content = row.content { retain(content, ofRow: index, list, region) }
    }

    /// Renders the rows whose fields changed in the browser, even if their elements are equal.
    private func renderRowsWithReports<Item, Key>(
        _ list: ListContent<Item, Key>,
        _ region: ListRegion<Item, Key>,
        _ goBehind: (Int) -> Void
    ) {
        guard !region.rowsWithReports.isEmpty else { return }
        for first in region.rowsWithReports {
            guard let index = region.rows.firstIndex(where: { $0.first == first }), region.rows[index].content != nil
            else { continue }
            goBehind(index)
            renderRow(index, list, region, oldElement: nil)
        }
        region.rowsWithReports = []
    }

    /// Retains the content of a row in the browser, unless rendering the row again can restore it.
    private func retain<Item, Key>(
        _ content: RunContent,
        ofRow index: Int,
        _ list: ListContent<Item, Key>,
        _ region: ListRegion<Item, Key>
    ) {
        let isReleased = canRestoreRows(list, region) && !content.hasTiedElement
        region.rows.set(isReleased ? nil : content, ofRow: index)
    }

    /// Returns whether rendering a row without tied elements again restores its content.
    private func canRestoreRows<Item, Key>(_ list: ListContent<Item, Key>, _ region: ListRegion<Item, Key>) -> Bool {
        list.isConditional && region.hasPlainRows && !findsMistakes
    }

    private func retain<Item, Key>(_ list: ListContent<Item, Key>, in region: ListRegion<Item, Key>) {
        // A list can lose its condition, because lists with and without one have the same type.
        region.keys = list.isConditional ? [] : list.elements.map(list.key)
        region.elements = list.isConditional ? list.elements : []
        region.dependency = list.condition?.dependency
        region.render = list.isConditional ? list.render : nil
    }
}

extension _Renderer {
    /// Returns the content of a row in the browser, which is found by rendering the row again.
    ///
    /// - Parameter version: The version of the page in which tied elements have their values.
    func restoredContent<Item, Key>(
        of row: Run,
        _ element: Item,
        _ list: ListContent<Item, Key>,
        _ region: ListRegion<Item, Key>,
        as render: ((Item, _Renderer) -> Void)?,
        version: Int = 0
    ) -> RunContent {
        let content = region.makeContent()
        let updater = PageUpdater(writesAll: true, numbering: numbering, version: version, sentForms: sentForms)
        updater.view = view
        updater.render(row.with(content), isNew: true) {
            updater.renderContent(of: element, list, region, as: render)
        }
        return content
    }
}

/// The states of the list.
enum RowsViewState {
    case showing(RowsModel)
}

/// Changes the rows.
struct RowsModel {
    /// The row that the button above the list changes.
    private static let middle = 500

    private(set) var rows = (1...1_000).map(Row.init)
    private var lastID = 1_000

    /// Changes a row in the middle.
    func changeMiddle() -> RowsViewState {
        change(Self.middle)
    }

    /// Changes a row.
    func change(_ id: Row.ID) -> RowsViewState {
        var model = self
        if let index = rows.firstIndex(where: { $0.id == id }) { model.rows[index].count += 1 }
        return .showing(model)
    }

    /// Inserts a new row above all others.
    func insert() -> RowsViewState {
        var model = self
        model.lastID += 1
        model.rows.insert(Row(id: model.lastID), at: 0)
        return .showing(model)
    }

    /// Reverses the order of the rows.
    func reverse() -> RowsViewState {
        var model = self
        model.rows.reverse()
        return .showing(model)
    }
}

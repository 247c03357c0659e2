import Foundation
import VSM

/// A line of a list that everybody edits.
struct Row: Codable, Equatable, Sendable {
    let id: Int
    var title: String
    var note: String
}

/// Lists of rows with names, so that every test has its own list.
final class RowLists: @unchecked Sendable {
    private let folder: URL
    private var lists: [String: SharedRows] = [:]
    private let lock = NSLock()

    init(folder: URL) {
        self.folder = folder
    }

    /// The list with a name.
    subscript(name: String) -> SharedRows {
        lock.withLock {
            if let list = lists[name] { return list }
            let file = folder.appendingPathComponent(name.filter { $0.isLetter || $0.isNumber } + ".json")
            let list = SharedRows(name: name, file: file)
            lists[name] = list
            return list
        }
    }
}

/// The rows of a list, in a file, and published after each change.
final class SharedRows: @unchecked Sendable {
    let name: String
    private let file: URL
    private let subject: CurrentValueSubject<[Row], Never>
    private let lock = NSRecursiveLock()

    /// Reads the rows; a new list has three rows.
    init(name: String, file: URL) {
        self.name = name
        self.file = file
        let saved = try? JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
        subject = CurrentValueSubject(
            saved ?? (1...3).map { Row(id: $0, title: "title \($0)", note: "") }
        )
    }

    /// The rows, now and after each change.
    var publisher: AnyPublisher<[Row], Never> { subject.eraseToAnyPublisher() }

    /// Changes the row with an identifier, if there is one.
    func update(_ id: Int, _ change: (inout Row) -> Void) {
        replace { rows in rows.firstIndex { $0.id == id }.map { change(&rows[$0]) } }
    }

    /// Removes the row with an identifier.
    func remove(_ id: Int) {
        replace { rows in rows.removeAll { $0.id == id } }
    }

    /// Adds a row.
    func add() {
        replace { rows in
            let id = (rows.last?.id ?? 0) + 1
            rows.append(Row(id: id, title: "title \(id)", note: ""))
        }
    }

    /// Removes all rows.
    func removeAll() {
        replace { $0.removeAll() }
    }

    private func replace(_ change: (inout [Row]) -> Void) {
        lock.withLock {
            var rows = subject.value
            change(&rows)
            try? JSONEncoder().encode(rows).write(to: file, options: .atomic)
            subject.send(rows)
        }
    }
}

import Foundation
import VSM

/// A line of a list that everybody edits.
struct Row: Codable, Equatable, Sendable {
    let id: Int
    var title: String
    var note: String
}

/// The rows, in a file, and published after each change.
final class SharedRows: @unchecked Sendable {
    private let file: URL
    private let subject: CurrentValueSubject<[Row], Never>
    private let lock = NSRecursiveLock()

    /// Reads the rows; the first time, there are three.
    init(file: URL) {
        self.file = file
        let saved = try? JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
        subject = CurrentValueSubject(
            saved ?? ["one", "two", "three"].enumerated().map { Row(id: $0.offset + 1, title: $0.element, note: "") }
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

    private func replace(_ change: (inout [Row]) -> Void) {
        lock.withLock {
            var rows = subject.value
            change(&rows)
            try? JSONEncoder().encode(rows).write(to: file, options: .atomic)
            subject.send(rows)
        }
    }
}

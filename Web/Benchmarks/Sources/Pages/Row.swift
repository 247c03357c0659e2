/// A row of the list.
struct Row: Equatable, Identifiable {
    let id: Int
    var title: String
    var count: Int

    init(id: Int) {
        self.id = id
        title = "Row \(id)"
        count = 0
    }
}

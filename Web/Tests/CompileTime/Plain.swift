// The baseline: lines of Swift without the library.

struct Plain {
    var title = ""

    func show() {
        // Repeated.
        print("Part 1: \(title)".uppercased())
        // End.
    }
}

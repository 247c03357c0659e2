import SwiftUI
import VSM

// snippet.tabs
struct ReaderView: View {
    @ViewState var state = ReaderViewState()

    var body: some View {
        TabView(selection: $state.bind(\.tab, to: { $0.select($1) })) {
            Tab("Library", systemImage: "books.vertical", value: .library) {
                NavigationStack(path: $state.bind(\.books, to: { $0.show($1) })) {
                    LibraryList()
                        .navigationDestination(for: Int.self) { BookView(book: $0) }
                }
            }
            Tab("Downloads", systemImage: "arrow.down.circle", value: .downloads) {
                DownloadsView()
            }
        }
        // snippet.end
        // snippet.open
        .onOpenURL { link in $state.observeIfOffered { $0.open(link) } }
        // snippet.end
    }
}

struct LibraryList: View {
    var body: some View {
        List([7, 8], id: \.self) { book in NavigationLink("Book \(book)", value: book) }
    }
}

struct BookView: View {
    let book: Int

    var body: some View { Text("The text of book \(book)") }
}

struct DownloadsView: View {
    var body: some View { Text("No downloads") }
}

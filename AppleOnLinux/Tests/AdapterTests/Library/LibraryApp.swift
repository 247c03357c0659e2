import SwiftUI

/// An ordinary app for the names that most apps use, in the forms for all systems since iOS 13.
struct LibraryApp: App {
    var loader = LoansLoader { [] }

    init() {}

    init(loader: LoansLoader) {
        self.loader = loader
    }

    var body: some Scene {
        WindowGroup { LibraryView(loader: loader) }
    }
}

struct LibraryView: View {
    let loader: LoansLoader
    @StateObject private var visits = Visits()

    var body: some View {
        TabView {
            NavigationView { LoansView(loader: loader) }
                .tabItem {
                    Image(systemName: "books.vertical")
                    Text("Loans")
                }
                .navigationViewStyle(.stack)
            NavigationView { MemberView() }
                .tabItem { Label("Member", systemImage: "person") }
        }
        .accentColor(.purple)
        .environmentObject(visits)
        .environment(\.openingHours, "9 to 5")
    }
}

/// What the views of the app share.
@MainActor
final class Visits: ObservableObject {
    @Published var count = 1
}

private struct OpeningHoursKey: EnvironmentKey {
    static var defaultValue: String { "never" }
}

extension EnvironmentValues {
    var openingHours: String {
        get { self[OpeningHoursKey.self] }
        set { self[OpeningHoursKey.self] = newValue }
    }
}

/// The forms for iOS 18.
struct LibraryOfTabs: View {
    let loader: LoansLoader
    @SwiftUI.State private var shown = false

    var body: some View {
        TabView {
            Tab("Loans", systemImage: "books.vertical") {
                NavigationStack {
                    Button("Rules") { shown = true }
                        .navigationDestination(isPresented: $shown) { Text("Be quiet.") }
                }
            }
            Tab("Visits", systemImage: "person") { VisitsView().environmentObject(Visits()) }
        }
    }
}

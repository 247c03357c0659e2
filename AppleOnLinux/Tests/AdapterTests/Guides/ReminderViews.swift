import SwiftUI
import VSM

// snippet.view
struct RemindersView: View {
    typealias Dependencies = RemindersLoader.Dependencies
    @ViewState var state: RemindersViewState

    init(dependencies: any Dependencies) {
        _state = .init(wrappedValue: .initialized(RemindersLoader(dependencies: dependencies)))
    }

    var body: some View {
        switch state {
        case .initialized(let loader):
            ProgressView().onAppear { $state.observe(loader.load()) }
        case .loading:
            ProgressView()
        case .loaded(let reminders):
            List { ForEach(reminders, id: \.self) { Text($0) } }
        case .failed(let loader):
            Button("Try again") { $state.observe(loader.load()) }
        }
    }
}
// snippet.end

struct ErrorsView: View {
    typealias Dependencies = ErrorLogDependency
    let dependencies: any Dependencies

    var body: some View {
        Button("Report an error") { dependencies.errorLog.record(CancellationError()) }
    }
}

// snippet.root
struct HomeView: View {
    typealias Dependencies = RemindersView.Dependencies & ErrorsView.Dependencies
    let dependencies: any Dependencies

    var body: some View {
        VStack {
            RemindersView(dependencies: dependencies)
            ErrorsView(dependencies: dependencies)
        }
    }
}
// snippet.end

// snippet.app
final class AppDependencies: HomeView.Dependencies {
    let errorLog: any ErrorLog = RecentErrors()
    private(set) lazy var reminderStore: any ReminderStore = ReminderDatabase()
}

// snippet.hide
#if IS_APP  // A bundle of tests has a main function already.
// snippet.show
@main
// snippet.hide
#endif
// snippet.show
struct RemindersApp: App {
    private let dependencies = AppDependencies()

    var body: some Scene {
        WindowGroup { HomeView(dependencies: dependencies) }
    }
}
// snippet.end

import SwiftUI
import VSM

struct PlantListView: View {
    typealias Dependencies = PlantListLoader.Dependencies & PlantView.Dependencies & NewPlantView.Dependencies

    @ViewState var state: PlantListViewState
    @State private var search = ""
    @State private var isAdding = false
    private let dependencies: any Dependencies

    init(dependencies: any Dependencies) {
        _state = .init(wrappedValue: .initialized(PlantListLoader(dependencies: dependencies)))
        self.dependencies = dependencies
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Plants")
                .navigationDestination(for: Plant.self) { PlantView(plant: $0, dependencies: dependencies) }
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { EditButton() }
                    ToolbarItem(placement: .primaryAction) {
                        Button("Add", systemImage: "plus") { isAdding = true }
                    }
                }
                .sheet(isPresented: $isAdding) {
                    NewPlantView(dependencies: dependencies) { isAdding = false }
                        .interactiveDismissDisabled()
                }
        }
    }

    @ViewBuilder private var content: some View {
        switch state {
        case .initialized, .loading:
            ProgressView()
        case .loaded(let model):
            list(of: model.plants(containing: search), in: model)
                .searchable(text: $search, prompt: "Search")
                .refreshable { await $state.observe(model.loader.load(), until: { !$0.isLoading }) }
        case .failed(let failure, let loader):
            ContentUnavailableView {
                Label(failure.message, systemImage: "leaf")
            } actions: {
                Button("Try Again") { $state.observe(loader.load()) }
                    .buttonStyle(.borderedProminent)
            }
        }
    }

    private func list(of plants: [Plant], in model: PlantListModel) -> some View {
        List {
            ForEach(plants) { plant in
                NavigationLink(value: plant) {
                    Label(plant.name, systemImage: "leaf")
                }
                .badge(plant.isThirsty ? 1 : 0)
                .listRowSeparator(.hidden)
                .swipeActions {
                    Button("Delete \(plant.name)", role: .destructive) { $state.observe(model.remove([plant.id])) }
                }
            }
            .onDelete { offsets in $state.observe(model.remove(offsets.map { plants[$0].id })) }
        }
        .listStyle(.insetGrouped)
        .animation(.default, value: plants)
        .overlay {
            if plants.isEmpty { ContentUnavailableView.search(text: search) }
        }
        .safeAreaInset(edge: .bottom) { Text("\(plants.count) plants").font(.footnote) }
    }
}

extension PlantListViewState {
    fileprivate var isLoading: Bool {
        switch self {
        case .initialized, .loading: true
        case .loaded, .failed: false
        }
    }
}

extension PlantFailure {
    var message: LocalizedStringKey {
        switch self {
        case .nameIsTaken: "Another plant has this name."
        case .offline: "You are offline."
        }
    }
}

import SwiftUI
import VSM

struct ShowRecipeView: View, @MainActor ViewStateRendering {
    typealias Dependencies = ShowRecipeViewState.LoaderModel.Dependencies & ShowRecipeViewState.ErrorModel.Dependencies

    @StateObject var container: StateContainer<ShowRecipeViewState>

    init(dependencies: Dependencies) {
        let loaderModel = ShowRecipeViewState.LoaderModel(dependencies: dependencies)
        let state = ShowRecipeViewState.initialized(loaderModel)
        _container = .init(state: state)
    }

    init(state: ShowRecipeViewState) {
        _container = .init(wrappedValue: StateContainer(state: state))
    }

    var body: some View {
        switch state {
        case .initialized(let loaderModel):
            ProgressView().onAppear { observe(loaderModel.load()) }
        case .loading:
            ProgressView()
        case .loadingError(let errorModel):
            Button("Retry: \(errorModel.message)") { observe(errorModel.retry()) }
        case .loaded(let recipe):
            Text("\(recipe.title) for \(recipe.servings)")
        }
    }
}

struct EditRecipeView: View {
    typealias Dependencies = RecipeEditingModel.Dependencies

    @ViewState var state: EditRecipeViewState
    @SwiftUI.State private var title = ""
    @SwiftUI.State private var note = ""

    init(dependencies: Dependencies, recipe: Recipe) {
        let model = RecipeEditingModel(dependencies: dependencies)
        _state = .init(wrappedValue: .init(recipe: recipe, editingState: .editing(model)))
    }

    var body: some View {
        switch state.editingState {
        case .editing(let model):
            TextField("Title", text: $title)
                .onReceive($state.willSetPublisher) { title = $0.recipe.title }
                .onChange(of: title) { newTitle in note = "Draft of \(newTitle)" }
            Text(note)
            Toggle("For four", isOn: $state.bind(\.servesFour, to: { $0.serve($1 ? 4 : 2) }))
            Button("Save") { $state.observe(model.rename(to: title, in: state)) }
        case .saving:
            ProgressView()
        case .savingError(let errorModel):
            Button("Again") { $state.observe(errorModel.retry()) }
            Button("Cancel: \(errorModel.message)") { $state.observe(errorModel.cancel()) }
        }
    }
}

extension EditRecipeViewState {
    fileprivate var servesFour: Bool { recipe.servings == 4 }
}

struct ShowRecipePreviews: PreviewProvider {
    static let errorState = ShowRecipeViewState.loadingError(
        ShowRecipeViewState.ErrorModel(dependencies: KitchenDependencies(), message: "no connection")
    )

    static var previews: some View {
        ShowRecipeView(state: errorState)
            .previewDisplayName("Loading error")
    }
}

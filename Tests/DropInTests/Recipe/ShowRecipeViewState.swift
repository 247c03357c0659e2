import VSM

// Models that are structs with closures, implemented in extensions.

enum ShowRecipeViewState {
    case initialized(LoaderModel)
    case loading
    case loadingError(ErrorModel)
    case loaded(Recipe)

    struct LoaderModel {
        let load: () -> AnyPublisher<ShowRecipeViewState, Never>
    }

    struct ErrorModel {
        let message: String
        let retry: () -> AnyPublisher<ShowRecipeViewState, Never>
    }

    /// The state without its models.
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loadingError(let error): error.message
        case .loaded(let recipe): recipe.title
        }
    }
}

extension ShowRecipeViewState.LoaderModel {
    typealias Dependencies = RecipeProvidingDependency

    init(dependencies: Dependencies) {
        load = {
            Self.loadRecipe(dependencies)
                .merge(with: Self.changes(of: dependencies.recipeRepository))
                .eraseToAnyPublisher()
        }
    }

    private static func loadRecipe(_ dependencies: Dependencies) -> AnyPublisher<ShowRecipeViewState, Never> {
        Just(.loading)
            .merge(
                with: dependencies.recipeRepository.load()
                    .map { recipe in ShowRecipeViewState.loaded(recipe) }
                    .catch { error in handle(error, dependencies) }
            )
            .eraseToAnyPublisher()
    }

    private static func changes(of repository: RecipeProviding) -> AnyPublisher<ShowRecipeViewState, Never> {
        repository.recipePublisher
            .compactMap { data -> ShowRecipeViewState? in
                switch data {
                case .loading: nil
                case .loaded(let recipe): .loaded(recipe)
                }
            }
            .eraseToAnyPublisher()
    }

    private static func handle(_ error: Error, _ dependencies: Dependencies) -> Just<ShowRecipeViewState> {
        let errorModel = ShowRecipeViewState.ErrorModel(dependencies: dependencies, message: "\(error)")
        return Just(ShowRecipeViewState.loadingError(errorModel))
    }
}

extension ShowRecipeViewState.ErrorModel {
    typealias Dependencies = ShowRecipeViewState.LoaderModel.Dependencies

    init(dependencies: Dependencies, message: String) {
        self.message = message
        retry = {
            ShowRecipeViewState.LoaderModel(dependencies: dependencies).load()
        }
    }
}

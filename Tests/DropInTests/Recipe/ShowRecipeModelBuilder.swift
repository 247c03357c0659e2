import VSM

/// Creates the same models from nested functions.
struct ShowRecipeModelBuilder {
    typealias Dependencies = RecipeProvidingDependency
    let dependencies: Dependencies

    func buildLoaderModel() -> ShowRecipeViewState.LoaderModel {
        func load() -> AnyPublisher<ShowRecipeViewState, Never> {
            let recipe = Deferred {
                dependencies.recipeRepository.load()
                    .map { recipe in ShowRecipeViewState.loaded(recipe) }
                    .catch { error in handle(error) }
            }
            return Just(ShowRecipeViewState.loading)
                .merge(with: recipe)
                .eraseToAnyPublisher()
        }

        func handle(_ error: Error) -> Just<ShowRecipeViewState> {
            Just(ShowRecipeViewState.loadingError(buildErrorModel(error: error)))
        }

        return ShowRecipeViewState.LoaderModel(load: load)
    }

    func buildErrorModel(error: Error) -> ShowRecipeViewState.ErrorModel {
        ShowRecipeViewState.ErrorModel(message: "\(error)", retry: buildLoaderModel().load)
    }
}

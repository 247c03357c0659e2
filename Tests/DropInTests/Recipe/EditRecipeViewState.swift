import VSM

// A state that is a struct, with models behind protocols.

struct EditRecipeViewState: MutatingCopyable {
    var recipe: Recipe
    var editingState: EditingState

    enum EditingState {
        case editing(RecipeEditing)
        case saving
        case savingError(RecipeSavingError)
    }

    var canSave: Bool {
        if case .editing = editingState { true } else { false }
    }

    /// Changes the recipe without saving it.
    func serve(_ servings: Int) -> EditRecipeViewState {
        copy(mutating: { $0.recipe.servings = servings })
    }
}

protocol RecipeEditing {
    func rename(to title: String, in state: EditRecipeViewState) -> AnyPublisher<EditRecipeViewState, Never>
}

protocol RecipeSavingError {
    var message: String { get }
    func retry() -> AnyPublisher<EditRecipeViewState, Never>
    func cancel() -> EditRecipeViewState
}

struct RecipeEditingModel: RecipeEditing {
    typealias Dependencies = RecipeProvidingDependency & UnitsDependency
    let dependencies: Dependencies

    func rename(to title: String, in state: EditRecipeViewState) -> AnyPublisher<EditRecipeViewState, Never> {
        let renamed = state.recipe.copy(mutatingPath: \.title, value: title)
        return Just(state.copy(mutatingPath: \.editingState, value: .saving))
            .merge(
                with: dependencies.recipeRepository.save(renamed)
                    .map { saved in EditRecipeViewState(recipe: saved, editingState: .editing(self)) }
                    .catch { error in handle(error, title: title, in: state) }
            )
            .eraseToAnyPublisher()
    }

    private func handle(_ error: Error, title: String, in state: EditRecipeViewState) -> Just<EditRecipeViewState> {
        let errorModel = RecipeSavingErrorModel(
            message: "\(error), no \(dependencies.portion)",
            retry: { rename(to: title, in: state) },
            cancel: { state }
        )
        return Just(state.copy(mutating: { $0.editingState = .savingError(errorModel) }))
    }
}

struct RecipeSavingErrorModel: RecipeSavingError {
    let message: String
    private let retryAction: () -> AnyPublisher<EditRecipeViewState, Never>
    private let cancelAction: () -> EditRecipeViewState

    init(
        message: String,
        retry: @escaping () -> AnyPublisher<EditRecipeViewState, Never>,
        cancel: @escaping () -> EditRecipeViewState
    ) {
        self.message = message
        retryAction = retry
        cancelAction = cancel
    }

    func retry() -> AnyPublisher<EditRecipeViewState, Never> { retryAction() }
    func cancel() -> EditRecipeViewState { cancelAction() }
}

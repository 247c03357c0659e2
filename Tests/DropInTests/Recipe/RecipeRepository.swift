import VSM

// A repository that several features share, and the protocols that provide it.

struct Recipe: Equatable, MutatingCopyable {
    var title: String
    var servings = 2
}

enum RecipeDataState {
    case loading
    case loaded(Recipe)
}

protocol RecipeProviding {
    var recipePublisher: AnyPublisher<RecipeDataState, Never> { get }
    func load() -> AnyPublisher<Recipe, Error>
    func save(_ recipe: Recipe) -> AnyPublisher<Recipe, Error>
}

protocol RecipeProvidingDependency {
    var recipeRepository: RecipeProviding { get }
}

protocol UnitsDependency {
    var portion: String { get }
}

struct NoTitle: Error {}

/// Keeps one recipe in memory.
struct RecipeRepository: RecipeProviding {
    private let recipeSubject = CurrentValueSubject<RecipeDataState, Never>(.loading)
    private let stored: Recipe?

    init(stored: Recipe?) {
        self.stored = stored
    }

    var recipePublisher: AnyPublisher<RecipeDataState, Never> {
        recipeSubject.share().eraseToAnyPublisher()
    }

    func load() -> AnyPublisher<Recipe, Error> {
        guard let stored else { return Fail(error: NoTitle()).eraseToAnyPublisher() }
        return Just(stored)
            .setFailureType(to: Error.self)
            .map { recipe -> Recipe in
                recipeSubject.value = .loaded(recipe)
                return recipe
            }
            .eraseToAnyPublisher()
    }

    func save(_ recipe: Recipe) -> AnyPublisher<Recipe, Error> {
        guard !recipe.title.isEmpty else { return Fail(error: NoTitle()).eraseToAnyPublisher() }
        recipeSubject.send(.loaded(recipe))
        return Just(recipe).setFailureType(to: Error.self).eraseToAnyPublisher()
    }
}

/// The dependencies of all features in one value.
struct KitchenDependencies: RecipeProvidingDependency, UnitsDependency {
    let recipeRepository: RecipeProviding
    let portion: String

    init(stored: Recipe? = Recipe(title: "Soup"), portion: String = "bowls") {
        recipeRepository = RecipeRepository(stored: stored)
        self.portion = portion
    }
}

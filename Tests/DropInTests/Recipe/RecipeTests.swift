import Testing
import VSM

@MainActor
@Suite("Features that share a repository", .timeLimit(.minutes(10)))
struct RecipeTests {
    private let dependencies = KitchenDependencies()

    private func makeEditor() -> StateContainer<EditRecipeViewState> {
        let model = RecipeEditingModel(dependencies: dependencies)
        return StateContainer(state: .init(recipe: Recipe(title: "Soup"), editingState: .editing(model)))
    }

    @Test("One feature shows what the other has saved")
    func shared() throws {
        let loader = ShowRecipeViewState.LoaderModel(dependencies: dependencies)
        let shown = StateContainer<ShowRecipeViewState>(state: .initialized(loader))
        shown.observe(loader.load())
        #expect(shown.state.summary == "Soup")
        let editor = makeEditor()
        guard case .editing(let model) = editor.state.editingState else { throw UnexpectedState() }
        editor.observe(model.rename(to: "Stew", in: editor.state))
        #expect(editor.state.recipe.title == "Stew")
        #expect(editor.state.canSave)
        #expect(shown.state.summary == "Stew")
    }

    @Test("An error becomes a state with a retry and a way back")
    func errors() throws {
        let editor = makeEditor()
        guard case .editing(let model) = editor.state.editingState else { throw UnexpectedState() }
        editor.observe(model.rename(to: "", in: editor.state))
        guard case .savingError(let errorModel) = editor.state.editingState else { throw UnexpectedState() }
        #expect(errorModel.message == "NoTitle(), no bowls")
        editor.observe(errorModel.retry())
        #expect(!editor.state.canSave)
        editor.observe(errorModel.cancel())
        #expect(editor.state.canSave)
    }

    @Test("Models that are made of nested functions lead to the same states")
    func nestedFunctions() {
        var output: [String] = []
        let builder = ShowRecipeModelBuilder(dependencies: dependencies)
        _ = builder.buildLoaderModel().load().sink { output.append($0.summary) }
        let failing = ShowRecipeModelBuilder(dependencies: KitchenDependencies(stored: nil))
        _ = failing.buildLoaderModel().load()
            .flatMap { state -> AnyPublisher<ShowRecipeViewState, Never> in
                guard case .loadingError(let errorModel) = state else { return Just(state).eraseToAnyPublisher() }
                return errorModel.retry()
            }
            .sink { output.append($0.summary) }
        #expect(output == ["loading", "Soup", "loading", "loading", "NoTitle()"])
    }

    @Test("A changed copy of a struct is observed as the next state")
    func values() {
        let editor = makeEditor()
        editor.observe(editor.state.serve(4))
        #expect(editor.state.recipe == Recipe(title: "Soup", servings: 4))
    }
}

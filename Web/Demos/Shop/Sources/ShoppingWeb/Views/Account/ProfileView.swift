import ShoppingFeatures
import VSM
import VSMWeb

/// The shopper's user name, which is saved after the last keystroke.
struct ProfileView: HTMLView {
    let dependencies: any ProfileRepositoryDependency

    var initialState: ProfileViewState { .initialized(ProfileLoaderModel(dependencies: dependencies)) }

    func body(_ container: StateContainer<ProfileViewState>) -> some HTML {
        AccountPage(title: "Profile") {
            switch container.state {
            case .initialized, .loading:
                Indicator.loading
                span {}.class("placeholder field")
            case .loaded(let model):
                ProfileForm(model: model, container: container)
            case .failed(let model):
                Failure(message: model.error.message) { container.observe(model.retry()) }
            }
        }
    }
}

private struct ProfileForm: HTML {
    let model: ProfileEditingModel
    let container: StateContainer<ProfileViewState>

    var content: some HTML {
        form {
            label { "User Name" }.for("username")
            field
            if case .refused(let problem) = model.activity {
                p { problem.message }.id("username-error").class("error").role(.alert)
            }
            if case .failed(let again) = model.activity {
                Failure(message: again.error.message) { container.observe(again.retry()) }
            }
            indicator
            button(submits: true) { "Save" }.class("button without-script")
        }
        .id("profile")
        .class("form")
        // The form is sent without JavaScript and with the Enter key.
        .onSubmit { container.observe(model.save($0["username"] ?? "")) }
    }

    private var field: some HTML {
        let input = input(name: "username")
            .bind(model.username, debounced: ProfileViewState.pauseBeforeSaving) { container.observe(model.save($0)) }
            .id("username")
            .class("field")
            .autocomplete(.username)
            .maxLength(Username.maximumLength)
        if case .refused = model.activity { return input.ariaInvalid(.true).ariaDescribedBy("username-error") }
        return input
    }

    private var indicator: Indicator {
        switch model.activity {
        case .saving: .saving
        case .saved: .saved
        case .unchanged, .refused, .failed: .none
        }
    }
}

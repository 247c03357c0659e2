import VSM
import VSMWeb

// A view that shows a state of many cases.

enum StepModel {
    // Repeated.
    struct Step1 {
        var title = ""
        func leave() -> StepViewState { .step1(self) }
    }
    // End.
}

enum StepViewState {
    // Repeated.
    case step1(StepModel.Step1)
    // End.
}

struct StepView: HTMLView {
    var initialState: StepViewState { .step1(StepModel.Step1()) }

    func body(_ container: StateContainer<StepViewState>) -> some HTML {
        switch container.state {
        // Repeated.
        case .step1(let model):
            p { "Step 1 is \(model.title)." }
            button { "Next" }.onClick { container.observe(model.leave()) }
        // End.
        }
    }
}

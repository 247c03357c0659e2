import VSMWeb

/// The page on which a person builds a feature from its requirements, runs it, and breaks it.
struct PlaygroundPage: HTML {
    var content: some HTML {
        pageTitle("Playground · VSM examples")
        h1 { "Playground" }
        p {
            "A feature is a few states, and actions that lead from one to the next. Choose what the feature has to do, use it, "
            "and break it."
        }.class("lead")
        dl {
            PlaygroundTerm("State") {
                "What a person can see and do at one moment. A feature is always in one state, such as "
                code { "loading" }
                "."
            }
            PlaygroundTerm("Model") {
                "What a state carries: the data to show, and the actions that are legal in this state. "
                code { "initialized" }
                " has a model with the action "
                code { "load" }
                "; "
                code { "loaded" }
                " has one with data, the name."
            }
            PlaygroundTerm("Action") {
                "A method of a model. It returns the states that follow: "
                code { "load" }
                " returns "
                code { "loading" }
                ", then "
                code { "loaded" }
                "."
            }
            PlaygroundTerm("Container") {
                "Holds the current state of a feature, which the view renders. It observes each action that the view calls: "
                "every state that the action returns becomes the current one."
            }
        }.class("terms")
        PlaygroundView()
    }
}

/// A term and its meaning.
private struct PlaygroundTerm<Meaning: HTML>: HTML {
    let term: String
    @HTMLBuilder let meaning: () -> Meaning

    init(_ term: String, @HTMLBuilder meaning: @escaping () -> Meaning) {
        self.term = term
        self.meaning = meaning
    }

    var content: some HTML {
        div {
            dt { term }
            dd { meaning() }
        }
    }
}

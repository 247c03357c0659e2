import VSMWeb

/// The first page, with an introduction and the list of examples.
struct HomePage: HTML {
    var content: some HTML {
        h1 { "Try what you read" }
        p {
            """
            Each example is a feature that runs on this server, beside its source, its state diagram with the current state \
            lit, and its journey so far. Its service is simulated: you choose how long it takes, and what it answers.
            """
        }.class("lead")
        h2 { "Start here" }
        ul {
            li {
                a(to: ExampleRoute.playground) { "Playground" }
                p {
                    "Build a feature from its requirements, use it, and break it. See what a state, a model and an action are."
                }
            }
        }.class("cards")
        forEach(Example.Group.allCases, key: \.self) { group in
            h2 { group.rawValue }
            ul {
                forEach(group.examples, key: \.self) { example in
                    li {
                        a(to: ExampleRoute.example(example)) { example.title }
                        p { example.summary }
                    }
                }
            }.class("cards")
        }
    }
}

/// What a person has chosen on the playground: a feature, its requirements, and the mistakes in it.
struct PlaygroundChoices: Hashable, Sendable {
    /// A feature of the playground.
    enum Subject: String, CaseIterable, Sendable {
        case profile, blog

        var title: String {
            switch self {
            case .profile: "Load and edit a profile"
            case .blog: "Read a blog post"
            }
        }

        var requirements: [Requirement] { Requirement.allCases.filter { $0.subjects.contains(self) } }
        var mistakes: [Mistake] { Mistake.allCases.filter { $0.subjects.contains(self) } }
    }

    private(set) var subject = Subject.profile
    private var requirements: Set<Requirement> = []
    private var mistakes: Set<Mistake> = []

    /// Returns the smallest version of another feature.
    func choosing(_ subject: Subject) -> PlaygroundChoices {
        var choices = PlaygroundChoices()
        choices.subject = subject
        return choices
    }

    /// Returns the choices with a requirement added or removed.
    func toggling(_ requirement: Requirement) -> PlaygroundChoices {
        var choices = self
        choices.requirements.formSymmetricDifference([requirement])
        return choices
    }

    /// Returns the choices with a mistake added or removed.
    func toggling(_ mistake: Mistake) -> PlaygroundChoices {
        var choices = self
        choices.mistakes.formSymmetricDifference([mistake])
        return choices
    }

    /// Returns whether a requirement can be chosen, because the one that it needs is chosen.
    func offers(_ requirement: Requirement) -> Bool {
        subject.requirements.contains(requirement) && (requirement.needs.map { has($0) } ?? true)
    }

    /// Returns whether a mistake is possible with the requirements.
    func offers(_ mistake: Mistake) -> Bool {
        subject.mistakes.contains(mistake)
            && (mistake.needs(in: subject).map { $0.contains { has($0) } } ?? true)
    }

    /// Returns whether a requirement holds.
    func has(_ requirement: Requirement) -> Bool { requirements.contains(requirement) && offers(requirement) }

    /// Returns whether the feature has a mistake.
    func has(_ mistake: Mistake) -> Bool { mistakes.contains(mistake) && offers(mistake) }
}

import VSM
import VSMWeb

@testable import SeededMistakes

/// Loads the mail, with a loader whose retry always fails or with the corrected one.
struct InboxView: HTMLView {
    let loader: any InboxLoading
    let recorder: JourneyRecorder

    var initialState: InboxViewState { recorder.starting(with: .initialized(loader)) }

    func body(_ container: StateContainer<InboxViewState>) -> some HTML {
        div {
            switch container.state {
            case .initialized(let loader):
                button { "Load" }.class("button").onClick {
                    recorder.named("load", in: container).observe(loader.load())
                }
            case .loading:
                Indicator(text: "Loading...", isBusy: true)
            case .loaded(let mail):
                p { mail.joined(separator: ", ") }.class("result")
            case .failed(let loader):
                Failure(message: "Your mail could not be loaded.") {
                    recorder.named("retry", in: container).observe(loader.load())
                }
            }
        }.onAppear { container.attach(recorder) }
    }
}

/// A mail server whose tokens expire.
final class MailService: MailSession {
    private enum Validity: String, CaseIterable, Sendable {
        case valid, expired
    }

    private enum Answer: String, CaseIterable, Sendable {
        case token
    }

    private let service: SimulatedService
    /// Whether tokens are valid; asking again does not change this.
    private var validities: [Int: Validity] = [:]
    private var lastToken = 0

    init(_ service: SimulatedService) {
        self.service = service
    }

    func mail(token: Int) async throws -> [String] {
        let possible = validities[token].map { [$0] } ?? Validity.allCases
        let validity = await service.outcome(of: "mail with token \(token)", among: possible)
        validities[token] = validity
        guard validity == .valid else { throw ServiceError() }
        return ["Two new letters"]
    }

    func newToken() async -> Int {
        _ = await service.outcome(of: "newToken", among: Answer.allCases)
        lastToken += 1
        // Only the first token has expired.
        validities[lastToken] = .valid
        return lastToken
    }
}

/// The error of a request that was refused.
struct ServiceError: Error {}

import Testing
import VSM
import VSMTesting

// A stand-in for the protocol of ReSwift, which is not a dependency of this package.
protocol Action {}

struct SessionState: Equatable {
    var user: String?
    var isSigningIn = false
    var message: String?
}

struct SignInBegan: Action {}
struct SignedIn: Action { let user: String }
struct SignInFailed: Action { let message: String }
struct SignedOut: Action {}

func sessionReducer(action: any Action, state: SessionState?) -> SessionState {
    var state = state ?? SessionState()
    switch action {
    case is SignInBegan:
        state.isSigningIn = true
        state.message = nil
    case let action as SignedIn:
        state.isSigningIn = false
        state.user = action.user
    case let action as SignInFailed:
        state.isSigningIn = false
        state.message = action.message
    case is SignedOut:
        state = SessionState()
    default:
        break
    }
    return state
}

enum SessionViewState {
    case signedOut(message: String?, SignInModel)
    case signingIn
    case signedIn(SignedInModel)
}

struct SignInModel {
    let signIn: (String) async -> Bool

    func begin(as user: String) -> StateSequence<SessionViewState> {
        StateSequence(.signingIn).then { await finished(user) }
    }

    private func finished(_ user: String) async -> SessionViewState {
        await signIn(user)
            ? .signedIn(SignedInModel(user: user, signIn: self)) : .signedOut(message: "Wrong password.", self)
    }
}

struct SignedInModel {
    let user: String
    let signIn: SignInModel

    func signOut() -> SessionViewState { .signedOut(message: nil, signIn) }
}

@Suite("Coming from ReSwift")
struct FromReSwift {
    @Test("A person signs in and out")
    func after() {
        withTestHost { host in
            let model = SignInModel { $0 == "Ada" }
            let journey = host.journey(of: model.begin(as: "Ada"))
            let failure = host.journey(of: model.begin(as: "Bob"))
            host.runUntilIdle()
            journey.expect(cases: "signingIn", "signedIn")
            failure.expect(cases: "signingIn", "signedOut")
        }
    }

    @Test("A store accepts a sign-in that never began")
    func before() {
        let state = sessionReducer(action: SignedIn(user: "Ada"), state: SessionState(message: "Wrong password."))
        #expect(state == SessionState(user: "Ada", message: "Wrong password."))
    }
}

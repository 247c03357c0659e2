import Foundation

/// A borrowed book.
struct Loan: Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
    var fee: Double
    var cover: URL? { URL(string: "https://library.example/covers/\(id)") }
}

enum LoansViewState {
    case initialized(LoansLoader)
    case loading
    case loaded(LoansModel)
    case failed(LoansProblem)
}

struct LoansLoader: Sendable {
    let fetch: @Sendable () async throws -> [Loan]

    static func lending(_ loans: [Loan]) -> LoansLoader { LoansLoader { loans } }

    func load() async -> LoansViewState {
        do {
            return .loaded(LoansModel(loans: try await fetch(), loader: self))
        } catch {
            return .failed(LoansProblem(message: "The library is closed.", loader: self))
        }
    }
}

struct LoansModel: Sendable {
    let loans: [Loan]
    let loader: LoansLoader

    func giveBack(_ loan: Loan) -> LoansViewState {
        .loaded(LoansModel(loans: loans.filter { $0 != loan }, loader: loader))
    }
}

struct LoansProblem: LocalizedError {
    let message: String
    let loader: LoansLoader
    var errorDescription: String? { message }
}

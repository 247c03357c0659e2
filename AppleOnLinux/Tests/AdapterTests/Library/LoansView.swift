import SwiftUI
import VSM

struct LoansView: View {
    @ViewState var state: LoansViewState
    @SwiftUI.State private var chosen: Loan?
    @SwiftUI.State private var asks = false

    init(loader: LoansLoader) {
        _state = .init(wrappedValue: .initialized(loader))
    }

    var body: some View {
        content
            .navigationTitle("Loans")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Rules") { asks = true }
                        .overlay(Badge(count: 2))
                }
                ToolbarItem(placement: .principal) { Text("Library").font(.headline.weight(.semibold)) }
            }
            .fullScreenCover(item: $chosen) { loan in LoanView(loan: loan) }
            .confirmationDialog("Which rules?", isPresented: $asks, titleVisibility: .visible) {
                Button("Of the house") {}
                Button("Of the fees", role: .destructive) {}
            } message: {
                Text("There are many.")
            }
    }

    @ViewBuilder private var content: some View {
        switch state {
        case .initialized(let loader):
            ProgressView()
                .onAppear { $state.observe { await loader.load() } }
        case .loading:
            ProgressView(value: 0.5)
        case .loaded(let model):
            List(model.loans, id: \.self) { loan in
                row(loan, in: model)
            }
            .listStyle(.grouped)
            .refreshable { await $state.refresh(state: { await model.loader.load() }) }
        case .failed(let problem):
            VStack {}
                .alert("Oops", isPresented: .constant(true), presenting: problem) { problem in
                    Button("Again") { $state.observe { await problem.loader.load() } }
                } message: { problem in
                    Text(problem.message)
                }
        }
    }

    private func row(_ loan: Loan, in model: LoansModel) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(loan.title).bold()
            Spacer()
            Text(loan.fee, format: .number)
                .foregroundColor(loan.fee > 0 ? .red : .gray)
                .accessibilityLabel(Text("Fee"))
        }
        .padding(.leading, 8)
        .contextMenu { Button("Give back") { $state.observe(model.giveBack(loan)) } }
        .onTapGesture { chosen = loan }
        .accessibilityIdentifier("Loan \(loan.id)")
        .swipeActions {
            Button("Give \(loan.title) back", role: .destructive) { $state.observe(model.giveBack(loan)) }
        }
    }
}

/// A number on top of a button.
struct Badge: View {
    let count: Int

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Color.clear
            Text(String(count))
                .padding(EdgeInsets(top: 1, leading: 4, bottom: 1, trailing: 4))
                .background(Color.red)
                .clipShape(Circle())
                .alignmentGuide(.top) { $0[.bottom] - $0.height * 0.5 }
                .alignmentGuide(.trailing) { $0[HorizontalAlignment.trailing] - 4 }
        }
    }
}

import SwiftUI

struct LoanView: View {
    let loan: Loan
    @Environment(\.dismiss) private var dismiss
    @SwiftUI.State private var isLost = false
    @SwiftUI.State private var isEnlarged = false

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            AsyncImage(url: loan.cover) { image in
                image.resizable().aspectRatio(contentMode: .fit)
            } placeholder: {
                GeometryReader { geometry in
                    ProgressView().frame(width: geometry.size.width, height: geometry.size.width, alignment: .center)
                }
            }
            .frame(width: 200, height: 300)
            .cornerRadius(8)
            .shadow(radius: 2)
            LazyVStack(alignment: .leading) {
                Text(loan.title).font(.title).italic() + Text(" (borrowed)")
                Divider()
                NavigationLink("Author", destination: Text("Unknown"))
                NavigationLink(destination: Text("Shelf 3")) { Image(systemName: "map") }
            }
            RoundedRectangle(cornerRadius: 4)
                .fill(Color(red: 0.5, green: 0.25, blue: 0))
                .frame(height: isEnlarged ? 20 : 10)
                .onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { isEnlarged.toggle() } }
                .transition(.opacity)
            Button("Close") { dismiss() }
            Button("I lost it") { isLost = true }
                .buttonStyle(WideButtonStyle(isEnabled: !isLost))
        }
        .background(.regularMaterial)
        .edgesIgnoringSafeArea(.bottom)
        .alert(isPresented: $isLost) {
            Alert(
                title: Text("Lost?"),
                message: Text("It costs \(loan.title.count)."),
                primaryButton: .destructive(Text("Pay")),
                secondaryButton: .cancel()
            )
        }
    }
}

struct WideButtonStyle: ButtonStyle {
    var isEnabled = true

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity, maxHeight: 44)
            .foregroundColor(Color.white)
            .background(Color(.sRGB, red: 0.25, green: 0.3, blue: 0.7, opacity: 1).opacity(isEnabled ? 1 : 0.5))
            .opacity(configuration.isPressed ? 0.8 : 1)
            .animation(.easeInOut, value: configuration.isPressed)
            .disabled(!isEnabled)
    }
}

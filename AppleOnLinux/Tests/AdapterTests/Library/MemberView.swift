import SwiftUI
import UIKit

struct MemberView: View {
    enum Field: Hashable {
        case name
        case password
    }

    @SwiftUI.State private var name = ""
    @SwiftUI.State private var password = ""
    @SwiftUI.State private var language = 0
    @SwiftUI.State private var showsCard = false
    @FocusState private var field: Field?
    @FocusState private var hasFocus: Bool

    var body: some View {
        Form {
            Section(header: Text("Who you are"), footer: Text("As on your card.")) {
                TextField("Name", text: $name)
                    .textFieldStyle(.roundedBorder)
                    .focused($field, equals: .name)
                    .onSubmit { field = .password }
                SecureField("Password", text: $password)
                    .focused($field, equals: .password)
                TextField("Note", text: $name)
                    .focused($hasFocus)
            }
            Section {
                Picker("Language", selection: $language) {
                    ForEach(0..<2) { number in Text(number == 0 ? "English" : "German").tag(number) }
                }
                .pickerStyle(.segmented)
                Menu("More") {
                    Button("Edit the name") { field = .name }
                    Link("Help", destination: URL(fileURLWithPath: "/help"))
                }
                NavigationLink(isActive: $showsCard) {
                    CardView(name: name)
                } label: {
                    Label("Card", systemImage: "creditcard")
                }
            } header: {
                Text("What you want")
            }
            if field == .name { Text("Type your name") }
            VisitsView()
        }
        .navigationBarItems(trailing: Button(action: { showsCard = true }) { Image(systemName: "creditcard") })
    }
}

struct VisitsView: View {
    @EnvironmentObject private var visits: Visits
    @Environment(\.openingHours) private var openingHours
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text("Visit \(visits.count), open \(openingHours)")
            .foregroundColor(colorScheme == .dark ? .white : .black)
        Stepper("Visits", value: $visits.count)
    }
}

/// A view controller in a view.
struct CardView: UIViewControllerRepresentable {
    let name: String

    func makeUIViewController(context: Context) -> CardViewController { CardViewController(name: name) }

    func updateUIViewController(_ uiViewController: CardViewController, context: Context) {}
}

import SwiftUI

struct RootView: View {
    let dependencies: UserDataProvidingDependency

    var body: some View {
        VStack {
            UserBioView(dependencies: dependencies)
            EditUserProfileView(dependencies: dependencies, userData: UserData(username: "Ada"))
        }
    }
}

struct ExampleApp: App {
    let dependencies = AppDependencies()

    var body: some Scene {
        WindowGroup {
            RootView(dependencies: dependencies)
        }
    }
}

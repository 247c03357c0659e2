import Testing
import VSMTesting
import VSMWebTesting

@testable import ExampleSite

@Suite("Live pages: seeded mistakes, each beside its corrected version")
struct MistakePageTests {
    @Test("The load hangs, and the corrected one can be retried")
    func hangingLoad() throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(.hangingLoad, on: host)
            try visitor.letRequestsFail(at: 0)
            try visitor.letRequestsFail(at: 1)
            try visitor.press("Load")
            try visitor.press("Load")
            try visitor.waitForAnswer(to: "getArticle")
            visitor.wait(.seconds(60))
            try visitor.expect("loading", in: "Loader that hangs")
            try visitor.expect("failed", in: "Corrected loader")
            try visitor.page.expect(.button("Retry"), count: 1)
        }
    }

    @Test("The retry always fails, and the corrected one gets a new token")
    func errorWithoutWayBack() throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(.errorWithoutWayBack, on: host)
            try visitor.answerByHand(at: 0)
            try visitor.answerByHand(at: 1)
            for _ in 0..<2 {
                try visitor.press("Load")
                try visitor.answer("expired", to: "mail with token 0")
            }
            try visitor.press("Retry", at: 0)
            try visitor.answer("expired", to: "mail with token 0")
            try visitor.expect("failed", in: "Stuck loader")
            try visitor.press("Retry", at: 1)
            try visitor.answer("token", to: "newToken")
            try visitor.answer("valid", to: "mail with token 1")
            try visitor.expect("loaded", in: "Corrected loader")
        }
    }

    @Test("The older answer overwrites the newer text, but not in the corrected store")
    func lateSave() throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(.lateSave, on: host)
            for (index, text) in ["Dear", "Dear Ada"].enumerated() {
                try visitor.answerByHand(at: index)
                let panel = index == 0 ? "Forgetful store" : "Corrected store"
                for text in ["Dear", "Dear Ada"] {
                    try visitor.page.field("Note").at(index).fill(text)
                    try visitor.press("Save", at: index)
                    try visitor.expectRequest("keep \"\(text)\"")
                }
                try visitor.answer("stored", to: "keep \"Dear Ada\"")
                try visitor.expect("editing", in: panel)
                try visitor.answer("stored", to: "keep \"Dear\"")
                host.runUntilIdle()
                try visitor.press("Open the note again", at: index)
                try visitor.page.expect(.status("It says \"\(text)\"."))
            }
        }
    }

    @Test("The retry orders a second parcel, but not with one number for all attempts")
    func doubleOrder() throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(.doubleOrder, on: host)
            for (index, panel) in ["A number for each attempt", "A number for each order"].enumerated() {
                try visitor.answerByHand(at: index)
                try visitor.press("Order")
                try visitor.answer("taken, answer lost", to: "order number")
                try visitor.expect("failed", in: panel)
                try visitor.press("Retry")
                try visitor.answer("taken", to: "order number")
                try visitor.expect("ordered", in: panel)
                try visitor.press("Count the parcels", at: index)
                try visitor.page.expect(.status(index == 0 ? "Parcels: 2" : "Parcels: 1"))
            }
        }
    }

    @Test("The discarded letter reappears as a draft, but not with the corrected model")
    func draftAfterDiscard() throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(.draftAfterDiscard, on: host)
            for (index, panel) in ["Hasty model", "Corrected model"].enumerated() {
                try visitor.page.field("Letter").at(0).fill("Dear")
                visitor.wait(.seconds(0.4))
                try visitor.expect("writing", in: panel)
                try visitor.press("Discard")
                try visitor.expect("discarded", in: panel)
                visitor.wait(.seconds(1))
                try visitor.press("Look for a draft", at: index)
                try visitor.page.expect(.status(index == 0 ? "The draft says \"Dear\"." : "None."))
            }
        }
    }
}

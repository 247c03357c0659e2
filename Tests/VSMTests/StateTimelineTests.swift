import Testing

@testable import VSM

@Suite("The order of states, as a pure value")
struct StateTimelineTests {
    @Test("A state is current only when it is committed")
    func commit() {
        var timeline = StateTimeline("a")
        let isFirst = timeline.begin("b")
        #expect(isFirst)
        #expect(timeline.current == "a")
        timeline.commit()
        #expect(timeline.current == "b")
        timeline.finishAnnouncement()
        #expect(timeline.announcement == nil)
        #expect(timeline.number == 1)
    }

    @Test("A state that arrives meanwhile is current at once and announced later")
    func overtaking() {
        var timeline = StateTimeline("a")
        let isFirst = timeline.begin("b")
        #expect(isFirst)
        let isSecondFirst = timeline.begin("c")
        #expect(!isSecondFirst)
        #expect(timeline.current == "c")
        timeline.commit()
        #expect(timeline.current == "c", "b was overtaken and must not come back")
        timeline.finishAnnouncement()
        #expect(timeline.announcement?.state == "c")
        #expect(timeline.announcement?.number == 2)
        timeline.commit()
        timeline.finishAnnouncement()
        #expect(timeline.announcement == nil)
        #expect(timeline.number == 2)
    }

    @Test("Numbers rise by one with every state, announced or not")
    func numbers() {
        var timeline = StateTimeline(0)
        timeline.replace(with: 1)
        timeline.replace(with: 2)
        let isFirst = timeline.begin(3)
        #expect(isFirst)
        #expect(timeline.announcement?.number == 3)
    }
}

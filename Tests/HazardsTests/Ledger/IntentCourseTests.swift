import Hazards
import Testing

@Suite struct IntentCourseTests {
  @Test func theWordsDoNotDependOnTheOrderOfEvents() {
    let course: IntentCourse = [.controllerSwallowed, .itemPopped, .askAllowed]
    #expect(course.words == "ask allowed, item popped, controller swallowed")
  }

  @Test func nothingIsSaidSo() {
    #expect(IntentCourse().words == "nothing")
  }

  @Test func everyStepHasWordsOfItsOwn() {
    let words = (0..<11).map { IntentCourse(rawValue: 1 << $0).words }
    #expect(Set(words).count == 11)
    #expect(!words.contains("nothing"))
  }
}

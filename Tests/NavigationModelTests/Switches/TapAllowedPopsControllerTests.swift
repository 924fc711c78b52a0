import NavigationModel
import Testing

@Suite struct TapAllowedPopsControllerTests {
  /// BT-10 and BT-13: a subclass allows and leaves the rest to UIKit.
  @Test(arguments: [
    (TapAllowedPopsController.nobody, ["0 items -1 +0 AB"]),
    (.uikit, ["0 call uikit pop", "0 stack uikit -C + AB/ABC", "0 items -1 +0 AB"]),
  ])
  func popsAfterTheAnswer(_ answer: TapAllowedPopsController, _ expected: [String]) {
    let trial = Trial(.allowing, on: .old.with(answer), [.tap])
    #expect(trial.log("call", "stack", "items") == expected)
  }

  @Test(arguments: [(TapAllowedPopsController.nobody, "ABC/AB"), (.uikit, "AB/AB")])
  func holdsForSwizzlesToo(_ answer: TapAllowedPopsController, _ expected: String) {
    var swizzle = TestInterceptor.allowing
    swizzle.attachment = .swizzle
    #expect(Trial(swizzle, on: .old.with(answer), [.tap]).outcome == expected)
  }

  @Test(arguments: TapAllowedPopsController.allCases)
  func categoriesHaveTheirOwnSwitch(_ answer: TapAllowedPopsController) {
    var category = TestInterceptor.allowing
    category.attachment = .category
    #expect(Trial(category, on: .old.with(answer), [.tap]).outcome == "ABC/AB")
  }

  @Test(arguments: TapAllowedPopsController.allCases)
  func plainControllerAlwaysPops(_ answer: TapAllowedPopsController) {
    #expect(Trial(on: .old.with(answer), [.tap]).outcome == "AB/AB")
  }
}

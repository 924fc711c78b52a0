import NavigationModel
import Testing

@Suite struct CategoryTapAllowedPopsControllerTests {
  private var category: TestInterceptor {
    var category = TestInterceptor.allowing
    category.attachment = .category
    return category
  }

  @Test(arguments: [(CategoryTapAllowedPopsController.nobody, "ABC/AB"), (.uikit, "AB/AB")])
  func popsAfterTheAnswer(_ answer: CategoryTapAllowedPopsController, _ expected: String) {
    #expect(Trial(category, on: .old.with(answer), [.tap]).outcome == expected)
    #expect(Trial(category, on: .modern.with(answer), [.tap]).outcome == expected)
  }

  @Test(arguments: CategoryTapAllowedPopsController.allCases)
  func unreachedCategoryLeavesThePopToUIKit(_ answer: CategoryTapAllowedPopsController) {
    let platform = FixedPlatform.modern.with(answer, CategoryOverrideReached.notReached)
    #expect(Trial(category, on: platform, [.tap]).outcome == "AB/AB")
  }

  @Test(arguments: CategoryTapAllowedPopsController.allCases)
  func subclassesAreNotConcerned(_ answer: CategoryTapAllowedPopsController) {
    #expect(Trial(.allowing, on: .old.with(answer), [.tap]).outcome == "ABC/AB")
  }
}

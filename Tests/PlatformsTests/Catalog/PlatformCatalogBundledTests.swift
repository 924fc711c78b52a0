import NavigationModel
import Testing

@testable import Platforms

@Suite("PlatformCatalog+Bundled")
struct PlatformCatalogBundledTests {
  private func answer(_ switchID: String, on platformID: String) throws -> String {
    let catalog = try Bundled.catalog
    let platform = try #require(catalog[platformID])
    let behaviourSwitch = try #require(BehaviourSwitch.named(switchID))
    let answer = platform.answer(to: behaviourSwitch)
    let names = answer.candidates.map { behaviourSwitch.answers[Int($0)].id }
    return names.joined(separator: "|") + " " + answer.certainty.id
  }

  @Test func holdsEveryRelease() throws {
    let catalog = try Bundled.catalog
    #expect(
      catalog.platforms.map(\.id) == [
        "9", "10", "11", "12", "13.0", "13+sdk12", "13.4", "14", "15", "16", "17", "18", "26",
        "26+sdk18", "27",
      ])
    #expect(catalog.mutation == nil)
  }

  @Test func mergesIntoNineColumns() throws {
    #expect(
      try Bundled.catalog.defaultColumns.map(\.id) == [
        "9-10", "11", "12", "13.0", "13.4", "14-15", "16-17", "18", "26+",
      ])
  }

  @Test(arguments: [
    ("tap.allowed.popsController", "12", "nobody known"),
    ("tap.allowed.popsController", "13.0", "uikit known"),
    ("tap.allowed.popsController", "13+sdk12", "nobody|uikit unknown"),
    ("programmaticPop.asks", "9", "afterControllerPop known"),
    ("programmaticPop.asks", "27", "never known"),
    ("syncPopThenAllow", "12", "tolerated|secondItemGoes unknown"),
    ("syncPopThenAllow", "13.4", "exception known"),
    ("syncPopThenAllow", "13+sdk12", "tolerated|secondItemGoes unknown"),
    ("swipe.asks", "13.4", "never|atBegin unknown"),
    ("swipe.asks", "14", "never known"),
    ("veto.dimsIndicator", "10", "dims known"),
    ("veto.dimsIndicator", "11", "staysBright|dims unknown"),
    ("veto.dimsIndicator", "12", "staysBright known"),
    ("categoryOverride.reached", "13.0", "reached known"),
    ("categoryOverride.reached", "13.4", "reached|notReached unknown"),
    ("overlap.itemPop", "11", "nests known"),
    ("overlap.itemPop", "12", "deferred|nests unknown"),
    ("overlap.itemPop", "18", "deferred known"),
    ("overlap.itemPop", "26", "overlaps known"),
    ("overlap.itemPop", "26+sdk18", "deferred assumed"),
    ("overlap.tap", "12", "live known"),
    ("overlap.tap", "13.0", "ignored|live unknown"),
    ("overlap.tap", "26", "live known"),
    ("menu.route", "13.4", "none known"),
    ("menu.route", "14", "popToViewController known"),
    ("backAction.available", "15", "no known"),
    ("backAction.available", "16", "yes known"),
    ("contentSwipe.available", "18", "no known"),
    ("contentSwipe.available", "26+sdk18", "yes known"),
    ("swipe.cancelled.callbacks", "17", "none|willShowAndDidShow unknown"),
    ("swipe.cancelled.callbacks", "18", "willShowAndDidShow assumed"),
  ])
  func answers(switchID: String, platformID: String, expected: String) throws {
    #expect(try answer(switchID, on: platformID) == expected)
  }

  @Test func keepsEveryAnswerAmongTheSwitchesAnswers() throws {
    for platform in try Bundled.catalog.platforms {
      for behaviourSwitch in BehaviourSwitch.all {
        let answer = platform.answer(to: behaviourSwitch)
        #expect(!answer.candidates.isEmpty)
        #expect(answer.candidates.allSatisfy { Int($0) < behaviourSwitch.answers.count })
      }
    }
  }

  @Test func appliesAMutationWhileReading() throws {
    let folder = try ResourceFolder.locate(
      "Releases", inBundle: "NavCompat_Platforms", orSourcePath: "Sources/Platforms/Releases")
    let text = "tap.allowed.popsController=nobody@13.0"
    let catalog = try PlatformCatalog(readingFilesOf: folder, mutation: text)
    #expect(catalog.mutation == text)
    for id in ["13.0", "18", "27"] {
      let platform = try #require(catalog[id])
      #expect(
        platform.answer(to: Sample.named("tap.allowed.popsController")).candidates == [0])
    }
  }
}

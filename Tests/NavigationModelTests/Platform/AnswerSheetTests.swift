import NavigationModel
import Testing

@Suite struct AnswerSheetTests {
  @Test func sheetKeepsWhatThePlatformIs() {
    var platform = FixedPlatform("sample")
    platform.osVersion = SystemVersion(26)
    platform.linkedSDK = SystemVersion(18)
    let sheet = AnswerSheet(platform)
    #expect(sheet.platformID == "sample")
    #expect(sheet.osVersion == SystemVersion(26))
    #expect(sheet.linkedSDK == SystemVersion(18))
  }

  @Test func certaintyIsTheWeakestOfThoseRead() {
    let sheet = AnswerSheet(FixedPlatform("sample").opening(OverlapTap.self))
    let tap = SwitchSet(index: TapAsks.switchIndex)
    let overlap = SwitchSet(index: OverlapTap.switchIndex)
    #expect(sheet.certainty(at: OverlapTap.switchIndex) == .unknown)
    #expect(sheet.certainty(at: TapAsks.switchIndex) == .known)
    #expect(sheet.weakestCertainty(of: []) == .known)
    #expect(sheet.weakestCertainty(of: tap) == .known)
    #expect(sheet.weakestCertainty(of: [tap, overlap]) == .unknown)
  }
}

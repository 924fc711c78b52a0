import NavigationModel
import Testing

@Suite struct InterceptorAttachmentTests {
  @Test func attachmentsHaveTheirWords() {
    #expect(
      InterceptorAttachment.allCases.map(\.word)
        == ["none", "subclass", "category", "swizzle", "unreached"])
  }
}

import NavigationModel
import Testing

@Suite struct InterceptorStorageTests {
  private struct Small: InterceptorState {
    var value: UInt8 = 0
  }

  private struct Full: InterceptorState {
    var low: UInt64 = 0
    var high: UInt64 = 0
  }

  @Test func freshStorageIsZero() {
    #expect(InterceptorStorage().load(Full.self) == Full())
    #expect(InterceptorStorage.capacity == MemoryLayout<InterceptorStorage>.size)
  }

  @Test(arguments: [UInt64(0), 1, 0x0123_4567_89AB_CDEF, .max])
  func stateRoundTrips(_ value: UInt64) {
    var storage = InterceptorStorage()
    storage.store(Full(low: value, high: ~value))
    #expect(storage.load(Full.self) == Full(low: value, high: ~value))
  }

  @Test func smallStateLeavesTheRestAlone() {
    var storage = InterceptorStorage()
    storage.store(Small(value: 255))
    #expect(storage.load(Small.self).value == 255)
    #expect(storage.load(Full.self) == Full(low: 255, high: 0))
    storage.store(Small())
    #expect(storage == InterceptorStorage())
  }
}

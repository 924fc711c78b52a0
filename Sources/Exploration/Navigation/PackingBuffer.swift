/// The words that one thread packs states into.
final class PackingBuffer {
  static let capacity = 255

  let words = UnsafeMutablePointer<UInt64>.allocate(capacity: PackingBuffer.capacity)

  deinit { words.deallocate() }
}

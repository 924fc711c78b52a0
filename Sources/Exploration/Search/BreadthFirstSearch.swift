import Dispatch

/// An exact breadth-first search over packed states.
///
/// Paths are ordered by their number of counted actions, then by the free actions since the last
/// counted one, then by the place of their last state among those before it, then by the order in
/// which its successors are generated. Every state keeps the first path in this order, whatever the
/// number of threads, and whichever other initial states are searched beside its own.
public final class BreadthFirstSearch<Model: SearchModel> {
  /// What the model looks for.
  public typealias Finding = Model.Expander.Finding

  /// How many states of a frontier a thread expands in one piece.
  private static var pieceLength: Int { 512 }
  private static var header: Int { SuccessorSink<Finding>.headerLength }

  private let model: Model
  private let limits: SearchLimits
  private let table: StateTable
  private var sinks: [SuccessorSink<Finding>]
  /// The expanders, one for each thread; their tallies can be read after the search.
  public private(set) var expanders: [Model.Expander]
  private var discoveries: [Finding: Int] = [:]
  private var found: [Discovery<Finding>] = []
  private var transitions = 0
  private var oversizedLength: Int?
  private var isFull = false
  private var isInterrupted = false
  private var progress: ((SearchProgress) -> Bool)?

  /// Reserves the memory of a search; nil if the system does not give it.
  public init?(_ model: Model, limits: SearchLimits) {
    guard let table = StateTable(memory: limits.memory) else { return nil }
    self.model = model
    self.limits = limits
    self.table = table
    expanders = (0..<limits.jobs).map { _ in model.makeExpander() }
    sinks = (0..<limits.jobs * 4).map { _ in SuccessorSink() }
  }

  deinit { for sink in sinks { sink.deallocate() } }

  /// Searches; `progress` is called between rounds and ends the search by giving false.
  public func run(progress: ((SearchProgress) -> Bool)? = nil) -> SearchResult<Finding> {
    self.progress = progress
    var statesByLength: [Int] = []
    var length = 0
    var layer = initialLayer()
    var completeLength = -1
    search: while true {
      var level: [StateID] = []
      let before = table.count - layer.count
      while !layer.isEmpty {
        level.append(contentsOf: layer)
        layer = expand(layer, .free, length: length)
        if isStopped { break }
      }
      statesByLength.append(table.count - before)
      if isStopped { break }
      completeLength = length
      if level.isEmpty || limits.length == length { break }
      layer = expand(level, .counted, length: length)
      if isStopped { break }
      length += 1
    }
    return SearchResult(
      states: table.count, transitions: transitions, length: completeLength,
      statesByLength: statesByLength, memory: table.usedBytes, end: end(at: length),
      discoveries: found)
  }

  /// The packed state behind a discovery's path, for its replay.
  public func initialState(_ number: Int) -> [UInt64] {
    number < initialStates.count ? Array(table.state(initialStates[number])) : []
  }

  private var initialStates: [StateID] = []
  private var isStopped: Bool { isFull || isInterrupted }

  private func end(at length: Int) -> SearchEnd {
    if isFull { return .memory(length: length) }
    if isInterrupted { return .interrupted(length: length) }
    if let oversizedLength { return .oversized(length: oversizedLength) }
    return .complete
  }

  private func initialLayer() -> [StateID] {
    sinks[0].removeAll()
    model.addInitialStates(to: &sinks[0])
    let layer = insert(sinkCount: 1, frontier: [], length: 0)
    initialStates = layer
    return layer
  }

  private func expand(_ frontier: [StateID], _ cost: ActionCost, length: Int) -> [StateID] {
    var next: [StateID] = []
    var position = 0
    let foundLength = cost == .counted ? length + 1 : length
    while position < frontier.count, !isStopped {
      let end = min(frontier.count, position + Self.pieceLength * sinks.count)
      let pieces = (end - position + Self.pieceLength - 1) / Self.pieceLength
      expandPieces(frontier, from: position, to: end, count: pieces, cost)
      next.append(contentsOf: insert(sinkCount: pieces, frontier: frontier, length: foundLength))
      position = end
      if let progress,
        !progress(
          SearchProgress(
            states: table.count, transitions: transitions, length: length,
            memory: table.usedBytes))
      {
        isInterrupted = true
      }
    }
    return next
  }

  private func expandPieces(
    _ frontier: [StateID], from start: Int, to end: Int, count: Int, _ cost: ActionCost
  ) {
    let jobs = min(limits.jobs, count)
    let table = SharedPointer(self.table)
    frontier.withUnsafeBufferPointer { frontier in
      sinks.withUnsafeMutableBufferPointer { sinks in
        expanders.withUnsafeMutableBufferPointer { expanders in
          let shared = SharedPointer((frontier, sinks, expanders))
          inParallel(jobs) { job in
            let (frontier, sinks, expanders) = shared.value
            for piece in stride(from: job, to: count, by: jobs) {
              sinks[piece].removeAll()
              let first = start + piece * Self.pieceLength
              for position in first..<min(first + Self.pieceLength, end) {
                sinks[piece].position = position
                expanders[job].expand(
                  table.value.state(frontier[position]), cost, into: &sinks[piece])
              }
            }
          }
        }
      }
    }
  }

  /// Stores the candidates of the first sinks and gives the new states in their order.
  private func insert(sinkCount: Int, frontier: [StateID], length: Int) -> [StateID] {
    let jobs = min(limits.jobs, sinkCount)
    let shared = SharedPointer((table, sinks, frontier))
    inParallel(jobs) { job in
      let (table, sinks, frontier) = shared.value
      for sink in sinks[..<sinkCount] {
        Self.store(sink, frontier, in: table, shardsOf: jobs > 1 ? (job, jobs) : nil)
      }
    }
    var new: [StateID] = []
    for sink in sinks[..<sinkCount] {
      if !frontier.isEmpty { transitions += sink.count }
      if sink.oversized > 0, oversizedLength == nil { oversizedLength = length }
      var place = 0
      while place < sink.wordCount {
        let id = StateID(rawValue: sink.words[place + 2])
        if id == .full {
          isFull = true
        } else if id != .none {
          new.append(id)
        }
        place += Self.header + Int(sink.words[place + 1] & 0xFF)
      }
      for occurrence in sink.occurrences { note(occurrence, frontier, length: length) }
    }
    return new
  }

  /// Stores candidates in their order and notes the id of each.
  private static func store(
    _ sink: SuccessorSink<Finding>, _ frontier: [StateID], in table: StateTable,
    shardsOf part: (job: Int, jobs: Int)?
  ) {
    let words = sink.words
    let end = sink.wordCount
    var place = 0
    var ahead = 0
    var touched: UInt64 = 0
    while place < end {
      // Looking at slots some candidates ahead lets the memory answer several requests at once.
      while ahead < end, ahead - place < 96 {
        let hash = words[ahead]
        let shard = StateTable.shard(of: hash)
        if part == nil || shard % (part?.jobs ?? 1) == part?.job {
          touched |= table.shards[shard].touch(hash)
        }
        ahead += Self.header + Int(words[ahead + 1] & 0xFF)
      }
      let hash = words[place]
      let meta = words[place + 1]
      let length = Int(meta & 0xFF)
      let shard = StateTable.shard(of: hash)
      if part == nil || shard % (part?.jobs ?? 1) == part?.job {
        let position = Int(meta >> 24)
        let record = StateRecord(
          parent: frontier.isEmpty ? .none : frontier[position],
          action: UInt16(truncatingIfNeeded: meta >> 8), words: length)
        let inserted = table.shards[shard].insert(
          words + place + Self.header, length: length, hash: hash, record: record)
        let id: StateID
        if let inserted {
          id = inserted < 0 ? .full : StateID(shard: shard, place: inserted)
        } else {
          id = .none
        }
        words[place + 2] = id.rawValue
      }
      place += Self.header + length
    }
    blackHole(touched)
  }

  private func note(
    _ occurrence: SuccessorSink<Finding>.Occurrence, _ frontier: [StateID], length: Int
  ) {
    let place = discoveries[occurrence.finding]
    if let place, found[place].others.count + 1 >= limits.occurrences { return }
    let start = frontier.isEmpty ? [] : table.path(to: frontier[occurrence.position])
    let path = Discovery<Finding>.Occurrence(length: length, path: start + [occurrence.action])
    if let place {
      found[place].others.append(path)
    } else {
      discoveries[occurrence.finding] = found.count
      found.append(Discovery(finding: occurrence.finding, first: path))
    }
  }
}

/// Keeps the optimizer from dropping a look that is only there to warm the cache.
@inline(never)
private func blackHole(_ value: UInt64) {}

/// Lets threads share what they use in turns or in disjoint parts.
private struct SharedPointer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

private func inParallel(_ jobs: Int, _ body: @Sendable (Int) -> Void) {
  if jobs <= 1 {
    body(0)
  } else {
    DispatchQueue.concurrentPerform(iterations: jobs, execute: body)
  }
}

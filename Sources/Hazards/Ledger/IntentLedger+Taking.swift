import NavigationModel

extension IntentLedger {
  /// Takes the event at `place` in and says which rules may want to see it.
  mutating func take(_ event: TraceEvent, at place: Int) -> TraceInterests {
    eventCount = place + 1
    // Reading a switch changes nothing, and many events are of this kind.
    if case .readSwitch = event.kind { return [] }
    previousConsult = nil
    if hasSettled {
      hasSettled = false
      firstUnsettled = records.count
    }
    if case .intentOpened(let intent) = event.kind {
      open(intent, event, place)
      return []
    }
    let position = position(of: event.intent)
    resumeInterruptedWork(event)
    cause = causeOf(event, position)
    balance(event, position)
    switch event.kind {
    case .asked(_, let askCause):
      runningWork = nil
      guard let position else { return .asks }
      records[position].askCount += 1
      put(Question(askCause), place, position)
      return .asks
    case .answered(_, let allowed):
      runningWork = nil
      add(allowed ? .askAllowed : .askRefused, position)
      return []
    case .consulted(let screen, let answer, _):
      noteConsult(screen, answer, place, position)
      return .consults
    case .called:
      if let position { put(.call, place, position) }
      return []
    case .stackChanged(let removed, let added):
      noteStackChange(event, removed, added, place, position)
      return .stackChanges
    case .swipeReleased(_, let cancelled):
      runningWork = nil
      if let position {
        records[position].gesture = cancelled ? .cancelled : .finished
        records[position].gesturePlace = place
      }
      return .swipeReleases
    case .nested:
      add(.nested, position)
      return .nestings
    case .settled:
      runningWork = nil
      hasSettled = true
      return .settlings
    case .tornDown(let screen):
      if let position {
        records[position].tornDown.formUnion(ScreenSet(screen))
        records[position].tearDownPlace = place
      }
      return .tearDowns
    case .raised:
      isHalted = true
      return .exceptions
    case .ranAway:
      isHalted = true
      return .runaways
    case .froze:
      isFrozen = true
      return .freezes
    case .transparentSubviewsShown:
      return .transparentSubviews
    default:
      takeQuietly(event, place, position)
      return []
    }
  }

  /// Takes in an event that no rule looks at by itself.
  private mutating func takeQuietly(_ event: TraceEvent, _ place: Int, _ position: Int?) {
    switch event.kind {
    case .ignored(let reason):
      add(.ignored, position)
      if let position { records[position].ignoreReason = reason }
    case .overrideRefused:
      add(.overrideRefused, position)
      guard let position else { return }
      records[position].overrideRefusedPlace = place
      // UIKit's own call for the swipe has failed, so that there is nothing left to let go.
      if event.actor == .uikit, records[position].gesture == .begun, !records[position].hasRemoved {
        records[position].gesture = .none
      }
    case .stackRestored(let added):
      noteRestored(added, place, position)
    case .itemsChanged(let removed, _):
      lastItemChange = CausingEvent(place: place, cause: cause)
      noteChange(removed > 0 ? .itemPopped : [], event, place, position)
    case .itemKept:
      noteChange(.itemKept, event, place, position)
    case .itemPopSwallowed:
      noteChange(.itemSwallowed, event, place, position)
    case .swallowed:
      noteChange(.controllerSwallowed, event, place, position)
    case .dropped:
      noteChange(.dropped, event, place, position)
    case .deferred:
      guard let position else { return }
      records[position].outstanding += 1
      records[position].deferredDoer = cause.doer
    case .interrupted:
      interruptedWork = runningWork
    case .scheduled(let block, _):
      if let owner = self.position(of: block.intent) { records[owner].outstanding += 1 }
    case .ran(let block, let kind):
      runningWork = (block.intent, block.actor, kind)
      guard let owner = self.position(of: block.intent) else { return }
      records[owner].outstanding = max(0, records[owner].outstanding - 1)
      put(.waitingWork, place, owner)
    case .transitionBegan:
      lastTransition = CausingEvent(place: place, cause: lastStackChange?.cause ?? cause)
    case .swipeBegan:
      noteSwipe(event, place, position)
    case .presentationBegan:
      disturbOthers(than: position, event)
    case .indicatorDimmed:
      dimming = CausingEvent(place: place, cause: cause)
      failedRemedy = nil
    case .indicatorRemedied(let remedy, let reached):
      if reached { dimming = nil } else if dimming != nil { failedRemedy = (remedy, place) }
    case .indicatorReplaced:
      dimming = nil
    case .willShow, .didShow, .didPop, .lifecycle, .transitionEnded, .barAnimationEnded:
      runningWork = nil
      if let position { put(.unprompted, place, position) }
    default:
      break
    }
  }

  private mutating func open(_ intent: Intent, _ event: TraceEvent, _ place: Int) {
    runningWork = nil
    var record = IntentRecord(intent, place: place, time: event.time)
    record.isDisturbed = lastStackChangeTime == event.time
    records.append(record)
    cause = record.opening.cause
  }

  /// A change that completes a running transition first goes on with the work that called for it.
  private mutating func resumeInterruptedWork(_ event: TraceEvent) {
    guard let work = interruptedWork, work.intent == event.intent, work.actor == event.actor
    else { return }
    switch event.kind {
    case .stackChanged, .itemsChanged:
      runningWork = work
      interruptedWork = nil
    default:
      break
    }
  }

  private func causeOf(_ event: TraceEvent, _ position: Int?) -> Cause {
    let route = position.map { records[$0].intent.route } ?? .none
    if let work = runningWork, work.intent == event.intent, work.actor == event.actor {
      let putOff = work.kind == .deferral ? position.flatMap { records[$0].deferredDoer } : nil
      return Cause(route: route, doer: putOff ?? Cause.Doer(work.kind))
    }
    return Cause(route: route, doer: Cause.Doer(event.actor))
  }

  /// Books by how many screens and items the event has changed stack and bar.
  private mutating func balance(_ event: TraceEvent, _ position: Int?) {
    if event.stack.count != stackCount {
      if let position { records[position].stackBalance += event.stack.count - stackCount }
      stackCount = event.stack.count
    }
    if event.items.count != itemCount {
      if let position { records[position].itemBalance += event.items.count - itemCount }
      itemCount = event.items.count
    }
  }

  private mutating func add(_ step: IntentCourse, _ position: Int?) {
    if let position { records[position].course.formUnion(step) }
  }

  private mutating func put(_ question: Question, _ place: Int, _ position: Int) {
    records[position].question = question
    records[position].questionPlace = place
  }

  private mutating func noteConsult(
    _ screen: Screen, _ answer: GuardAnswer, _ place: Int, _ position: Int?
  ) {
    guard let position else { return }
    let index = Int(screen.index & 15)
    if let previous = records[position].consultPlace(of: screen) {
      let question = Question(rawValue: records[position].consultQuestions[index])
      previousConsult = (previous, question ?? .unprompted)
    }
    let set = ScreenSet(screen)
    records[position].consulted.formUnion(set)
    if answer == .refuse {
      records[position].refused.formUnion(set)
    } else {
      records[position].refused.subtract(set)
    }
    records[position].consultPlaces[index] = UInt32(truncatingIfNeeded: place)
    records[position].consultQuestions[index] = records[position].question.rawValue
  }

  private mutating func noteChange(
    _ step: IntentCourse, _ event: TraceEvent, _ place: Int, _ position: Int?
  ) {
    lastChangeIntent = event.intent
    guard let position else { return }
    records[position].course.formUnion(step)
    records[position].lastChangePlace = place
    if records[position].firstChangePlace == nil { records[position].firstChangePlace = place }
  }

  private mutating func noteStackChange(
    _ event: TraceEvent, _ removed: ScreenSet, _ added: ScreenSet, _ place: Int, _ position: Int?
  ) {
    lastStackChangeTime = event.time
    let change = CausingEvent(place: place, cause: cause)
    lastStackChange = change
    noteChange(removed.isEmpty ? [] : .controllerPopped, event, place, position)
    for other in records.indices where other != position {
      records[other].foreignChange = change
      records[other].removedByOthers.formUnion(removed)
      records[other].addedByOthers.formUnion(added)
    }
    disturbOthers(than: position, event)
    guard let position, !removed.isEmpty else { return }
    records[position].removed.formUnion(removed)
    records[position].removedCount += removed.count
    records[position].hasRemoved = true
    records[position].previousRemoval = records[position].lastRemoval
    records[position].lastRemoval = change
    if event.actor == .interceptor { records[position].interceptorPops += 1 }
  }

  /// Notes that something came between the other intents and what they are still waiting for.
  private mutating func disturbOthers(than position: Int?, _ event: TraceEvent) {
    for other in records.indices where other != position {
      if records[other].outstanding > 0 || records[other].openedTime == event.time {
        records[other].isDisturbed = true
      }
    }
  }

  private mutating func noteRestored(_ added: ScreenSet, _ place: Int, _ position: Int?) {
    guard let position else { return }
    let back = records[position].removed.intersection(added)
    records[position].removed.subtract(back)
    records[position].removedCount -= back.count
    records[position].gesture = .restored
    records[position].lastChangePlace = place
  }

  private mutating func noteSwipe(_ event: TraceEvent, _ place: Int, _ position: Int?) {
    if event.stack.count < 2 { rootSwipe = CausingEvent(place: place, cause: cause) }
    guard let position else { return }
    records[position].gesture = .begun
    records[position].gesturePlace = place
  }
}

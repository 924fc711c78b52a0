import NavigationModel

extension TraceEvent {
  /// The event in a few words, or nil for the reading of a switch.
  var words: String? {
    switch kind {
    case .intentOpened(let intent): "intent \(intent.origin) \(intent.route) \(intent.goal.names)"
    case .ignored(let reason): "ignored \(reason)"
    case .barHidden(let hidden): hidden ? "bar hidden" : "bar shown"
    case .presentationBegan(let presents): presents ? "presents" : "dismisses"
    case .presentationEnded(let presented): presented ? "presented" : "dismissed"
    case .visibility(let visible): visible ? "visible" : "invisible"
    case .busy(let duration): "busy \(duration)"
    case .settled: "settled"
    case .probeBegan: "probe"
    case .asked(let item, let cause):
      "ask \(item.name) \(cause) \(stack.names)/\(items.names)"
    case .answered(let item, let allowed): "answer \(item.name) \(allowed ? "yes" : "no")"
    case .calledDefault(let item): "default \(item.name)"
    case .consulted(let screen, let answer, let expected):
      "consult \(screen.name) \(answer) for \(expected.names)"
    case .confirmationOpened(let screen): "confirmation \(screen.name)"
    case .confirmationAnswered(let screen, let yes): "confirmed \(screen.name) \(yes)"
    case .swipeRefused(let swipe, let refusal): "refused \(swipe) \(refusal)"
    case .called(let change): "call \(actor) \(change.method)"
    case .overrideRefused(let change): "withheld \(change.method)"
    case .stackChanged(let removed, let added):
      "stack \(actor) -\(removed.names) +\(added.names) \(stack.names)/\(items.names)"
    case .stackRestored(let added): "restored +\(added.names) \(stack.names)/\(items.names)"
    case .itemsChanged(let removed, let added): "items -\(removed) +\(added) \(items.names)"
    case .itemKept(let screen): "kept \(screen.name)"
    case .deferred(let change): "deferred \(change.method)"
    case .swallowed(let change): "swallowed \(change.method)"
    case .dropped(let change): "dropped \(change.method)"
    case .interrupted: "interrupted"
    case .itemPopDeferred: "itemPopDeferred"
    case .itemPopSwallowed: "itemPopSwallowed"
    case .nested(let change): "nested \(change)"
    default: laterWords
    }
  }

  private var laterWords: String? {
    switch kind {
    case .transitionBegan(let leaving, let destination, let interactive):
      "began \(leaving.name)>\(destination.name)\(interactive ? " interactive" : "")"
    case .transitionEnded(let cancelled): cancelled ? "ended cancelled" : "ended"
    case .barAnimationEnded: "barEnded"
    case .willShow(let screen): "willShow \(screen.name)"
    case .didShow(let screen): "didShow \(screen.name)"
    case .didPop(let screen): "didPop \(screen.name)"
    case .lifecycle(let callback, let screen): "\(callback) \(screen.name)"
    case .swipeBegan(let swipe): "swipe \(swipe)"
    case .swipeReleased(_, let cancelled): cancelled ? "released back" : "released through"
    case .scheduled(_, let kind): "scheduled \(kind)"
    case .ran(_, let kind): "ran \(kind)"
    case .indicatorDimmed: "dimmed"
    case .indicatorRemedied(let remedy, let reached): "remedy \(remedy) \(reached)"
    case .indicatorReplaced: "replaced"
    case .transparentSubviewsShown: "transparentShown"
    case .logged(let message): "logged \(message)"
    case .raised(let exception): "raised \(exception)"
    case .froze: "froze"
    case .ranAway: "ranAway"
    case .tornDown(let screen): "tornDown \(screen.name)"
    case .noted(let text): "noted \(text)"
    default: nil
    }
  }
}

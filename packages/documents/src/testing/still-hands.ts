import type { Hand, HandEvents } from '../hand-pool.ts'

interface StillHand<Task, Result> extends HandEvents<Result> {
  sent: Task[]
  stopped: boolean
  held: boolean
  /** What it says of its time, where a test sets that. */
  cpu: () => number | null
}

/** Hands that do nothing by themselves: a test says what becomes of each; they may be ready soon after they start. */
export function stillHands<Task, Result>({ readySoon = false } = {}) {
  const hands: StillHand<Task, Result>[] = []
  return {
    hands,
    start(events: HandEvents<Result>): Hand<Task> {
      const hand: StillHand<Task, Result> = { ...events, sent: [], stopped: false, held: true, cpu: () => null }
      hands.push(hand)
      if (readySoon) queueMicrotask(hand.ready)
      return {
        send: (task) => void hand.sent.push(task),
        stop: () => {
          hand.stopped = true
        },
        hold: (busy) => {
          hand.held = busy
        },
        cpu: () => hand.cpu(),
      }
    },
  }
}

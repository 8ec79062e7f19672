import { createFairQueue, type FairQueue, type Person, type QueueBounds, type Turn } from './fair-queue.ts'

export interface LayeredQueue<Item> extends Omit<FairQueue<Item>, 'done'> {
  /** Its turn is over, and took so much. */
  done(turn: Turn<Item>, took?: number): void
}

/**
 * Two fair queues: what is behind has a turn only while nobody in front could be served, and counts as nothing that its
 * people had in front. So work that nobody waits for holds up others by one piece of it at most.
 */
export function createLayeredQueue<Item extends NonNullable<unknown>>(
  bounds: QueueBounds,
  isBehind: (item: Item) => boolean,
): LayeredQueue<Item> {
  const [front, behind] = [createFairQueue<Item>(bounds), createFairQueue<Item>(bounds)]
  const queueOf = (item: Item) => (isBehind(item) ? behind : front)
  return {
    join: (person, item, joining) => queueOf(item).join(person, item, joining),
    next: () => front.next() ?? behind.next(),
    done: ({ person, item }, took) => queueOf(item).done(person, took),
    leave: (person: Person, item) => queueOf(item).leave(person, item),
    inLine: () => front.inLine() + behind.inLine(),
    size: () => front.size() + behind.size(),
    places() {
      const before = front.size()
      return [...front.places(), ...behind.places().map((it) => ({ ...it, ahead: it.ahead + before }))]
    },
    costOf: (person) => front.costOf(person) + behind.costOf(person),
    clear: () => [...front.clear(), ...behind.clear()],
  }
}

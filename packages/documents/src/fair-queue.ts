/** Whose work it is: the id of an account, or whatever else tells people apart. */
export type Person = number | string

export interface QueueBounds {
  /** How much of one person's may be here: the one piece that is being done, and those that wait. */
  mostOfOne: number
  /** How much may wait of all people together. */
  mostOfAll: number
}

/** Whether something waits now; if not, because of how much of the same person's is here, or how much of all people's waits. */
type Joined = 'waits' | 'own' | 'full'

export interface Turn<Item> {
  person: Person
  item: Item
}

export interface FairQueue<Item> {
  join(person: Person, item: Item): Joined
  /** The next piece of whoever waits longest of those for whom nothing is being done. It is being done until `done`. */
  next(): Turn<Item> | null
  /** The person's piece is done; they go to the end of the line with whatever else they have. */
  done(person: Person): void
  /** Waits no longer; false where it does not wait anyway. */
  leave(person: Person, item: Item): boolean
  /** How many people `next` would serve now, one after the other. */
  inLine(): number
  /** How many items wait, whosever. */
  size(): number
  /** Empties it, and gives back all that waited. */
  clear(): Item[]
}

/**
 * People take turns, first come among people: for each at most one piece is done at a time, and before a person's next
 * piece comes one of everybody who was waiting. So however much one person wants, another waits for one piece of theirs.
 */
export function createFairQueue<Item extends NonNullable<unknown>>({
  mostOfOne,
  mostOfAll,
}: QueueBounds): FairQueue<Item> {
  /** In the order in which their turns come, with what each wants. */
  const waiting = new Map<Person, Item[]>()
  const served = new Set<Person>()

  const itemsOf = (person: Person) => waiting.get(person) ?? []
  const all = () => [...waiting.values()].flat()
  const line = () => [...waiting.keys()].filter((person) => !served.has(person))

  function keep(person: Person, items: Item[]) {
    if (items.length > 0) waiting.set(person, items)
    else waiting.delete(person)
  }

  return {
    join(person, item) {
      const own = itemsOf(person)
      if (own.length + (served.has(person) ? 1 : 0) >= mostOfOne) return 'own'
      if (all().length >= mostOfAll) return 'full'
      keep(person, [...own, item])
      return 'waits'
    },
    next() {
      for (const person of line()) {
        const [item, ...rest] = itemsOf(person)
        if (item === undefined) continue
        keep(person, rest)
        served.add(person)
        return { person, item }
      }
      return null
    },
    done(person) {
      served.delete(person)
      const rest = itemsOf(person)
      waiting.delete(person)
      keep(person, rest)
    },
    leave(person, item) {
      const own = itemsOf(person)
      keep(
        person,
        own.filter((it) => it !== item),
      )
      return own.includes(item)
    },
    inLine: () => line().length,
    size: () => all().length,
    clear() {
      const left = all()
      waiting.clear()
      return left
    },
  }
}

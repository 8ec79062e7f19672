/** Whose work it is: the id of an account, or whatever else tells people apart. */
export type Person = number | string

export interface QueueBounds {
  /** How much of one person's may be here, with what is being done: the sum of the costs. One piece always may. */
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

interface Joining {
  /** What it is expected to take. */
  cost?: number | undefined
  /** Whom the person shares with, such as all people of one network. */
  group?: Person | undefined
}

export interface FairQueue<Item> {
  join(person: Person, item: Item, joining?: Joining): Joined
  /**
   * The next piece of whoever had least, of those for whom nothing is being done: first the group that had least, then the
   * person in it, then first come. It is being done until `done`.
   */
  next(): Turn<Item> | null
  /** The person's piece is done, and took so much. */
  done(person: Person, took?: number): void
  /** Waits no longer; false where it does not wait anyway. */
  leave(person: Person, item: Item): boolean
  /** How many people `next` would serve now, one after the other. */
  inLine(): number
  /** How many items wait, whosever. */
  size(): number
  /** All that waits, each with how much is done before it at least. */
  places(): { item: Item; ahead: number }[]
  /** The cost of all that is here of one person. */
  costOf(person: Person): number
  /** Empties it, and gives back all that waited. */
  clear(): Item[]
}

/** How much each has had. Whoever comes starts where those who are served now stand: nobody saves turns up, and none owes. */
function createShares() {
  const had = new Map<Person, number>()
  let floor = 0
  const of = (who: Person) => Math.max(floor, had.get(who) ?? 0)
  return {
    of,
    serve(who: Person, cost: number) {
      floor = of(who)
      had.set(who, floor + cost)
      for (const [other, much] of had) if (much <= floor) had.delete(other)
    },
    correct: (who: Person, by: number) => void had.set(who, of(who) + by),
  }
}

interface Piece<Item> {
  item: Item
  cost: number
  group: Person
}

/**
 * People take turns: for each at most one piece is done at a time, and whoever had least is next. So however much one person
 * or one network wants, another waits for one piece of theirs.
 */
export function createFairQueue<Item extends NonNullable<unknown>>({
  mostOfOne,
  mostOfAll,
}: QueueBounds): FairQueue<Item> {
  /** In the order in which they came, or were served last. */
  const waiting = new Map<Person, Piece<Item>[]>()
  const served = new Map<Person, Piece<Item>>()
  let groups = createShares()
  const members = new Map<Person, ReturnType<typeof createShares>>()

  const piecesOf = (person: Person) => waiting.get(person) ?? []
  const all = () => [...waiting.values()].flat()
  const costOf = (person: Person) =>
    [...piecesOf(person), served.get(person)].reduce((sum, piece) => sum + (piece?.cost ?? 0), 0)

  function membersOf(group: Person) {
    const shares = members.get(group) ?? createShares()
    members.set(group, shares)
    return shares
  }

  /** Whoever could be served now, in their order: what a group will have had by then counts for the rest of its people. */
  function line(): Person[] {
    const people = [...waiting].flatMap(([person, [first]], came) => {
      if (!first || served.has(person)) return []
      return { person, came, ...first, had: membersOf(first.group).of(person), turn: 0 }
    })
    const byGroup = new Map<Person, number>()
    for (const one of people.toSorted((a, b) => a.had - b.had)) {
      one.turn = byGroup.get(one.group) ?? groups.of(one.group)
      byGroup.set(one.group, one.turn + one.cost)
    }
    return people.sort((a, b) => a.turn - b.turn || a.came - b.came).map(({ person }) => person)
  }

  function keep(person: Person, pieces: Piece<Item>[]) {
    if (pieces.length > 0) waiting.set(person, pieces)
    else waiting.delete(person)
  }

  /** Of a group of whom nobody is here any more nothing is kept. */
  function forget(group: Person) {
    const isHere = [...all(), ...served.values()].some((piece) => piece.group === group)
    if (!isHere) members.delete(group)
    if (waiting.size + served.size === 0) groups = createShares()
  }

  return {
    join(person, item, { cost = 1, group = `person ${person}` } = {}) {
      const own = piecesOf(person)
      const isFirst = own.length === 0 && !served.has(person)
      if (!isFirst && costOf(person) + cost > mostOfOne) return 'own'
      if (all().length >= mostOfAll) return 'full'
      keep(person, [...own, { item, cost, group }])
      return 'waits'
    },
    next() {
      const [person] = line()
      const [piece, ...rest] = person === undefined ? [] : piecesOf(person)
      if (person === undefined || !piece) return null
      keep(person, rest)
      served.set(person, piece)
      groups.serve(piece.group, piece.cost)
      membersOf(piece.group).serve(person, piece.cost)
      return { person, item: piece.item }
    },
    done(person, took) {
      const piece = served.get(person)
      if (!piece) return
      served.delete(person)
      const by = (took ?? piece.cost) - piece.cost
      groups.correct(piece.group, by)
      membersOf(piece.group).correct(person, by)
      const rest = piecesOf(person)
      waiting.delete(person)
      keep(person, rest)
      forget(piece.group)
    },
    leave(person, item) {
      const own = piecesOf(person)
      const left = own.find((piece) => piece.item === item)
      if (!left) return false
      keep(
        person,
        own.filter((piece) => piece !== left),
      )
      forget(left.group)
      return true
    },
    inLine: () => line().length,
    size: () => all().length,
    places() {
      const order = line()
      const beingServed = [...waiting.keys()].filter((person) => served.has(person))
      return [...order, ...beingServed].flatMap((person, before) =>
        piecesOf(person).map(({ item }, at) => ({ item, ahead: before + at })),
      )
    },
    costOf,
    clear() {
      const left = all().map(({ item }) => item)
      waiting.clear()
      return left
    },
  }
}

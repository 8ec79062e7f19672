import type { Person, QueueBounds, Turn } from './fair-queue.ts'
import { createLayeredQueue } from './layered-queue.ts'

/** Does tasks one at a time, apart from everything else: a process or a worker. */
export interface Hand<Task> {
  send(task: Task): void
  /** Ends it at once, whatever it is doing, and also where it has ended already. */
  stop(): void
  /** Only a busy hand may keep the program running. */
  hold(busy: boolean): void
  /** Milliseconds of a processor that it has had so far; nothing or null where that cannot be told. */
  cpu?(): number | null
}

export interface HandEvents<Result> {
  ready(): void
  result(result: Result): void
  /** The task it is at should be its last. */
  worn(): void
  /** It ended, by itself or stopped. */
  gone(): void
}

/**
 * Why a task has no result of its own: it took too much time, its hand ended, the machine or others left it no time, or too
 * much of the same person's was waiting already.
 */
export type Failure = 'slow' | 'gone' | 'busy' | 'own'

/** Milliseconds. Whatever is waited for in a pool, one of them ends it. */
export interface Patience {
  /** For one task: of a processor, where a hand says how much it has had; `slowest` times as much by the clock. */
  timeout: number
  /** For a hand to be ready. */
  longestStart: number
  /** For a hand without work; then it ends, and the next task starts another. */
  longestRest: number
}

export const usualPatience: Patience = {
  timeout: 20_000,
  longestStart: 120_000,
  longestRest: 180_000,
}

/** Of a machine that does other things as well. */
const slowest = 5
/** Milliseconds. Before that a task that is late is not looked at again. */
const soonest = 50
/** Milliseconds. How often who waits is told their place. */
const placesEvery = 3_000

/** How much of the hands each task takes. */
export interface Costs<Task> {
  expected(task: Task): number
  /** What it was, after so many seconds of a processor. */
  was(task: Task, seconds: number): number
}

interface Asked {
  /** Once it is aborted the task has no turn any more, and what a hand is at already is for nobody. */
  gone?: AbortSignal | undefined
  /** Whom the person shares their turns with. */
  group?: Person | undefined
  /** Told from time to time how much is done before it, while it waits. */
  place?: ((ahead: number) => void) | undefined
  /** Has its turn only while nobody else waits. */
  behind?: boolean | undefined
}

export interface HandPoolOptions<Task, Result> extends QueueBounds, Patience {
  /** What the hands do, for messages: `The reader of files`. */
  name: string
  start(events: HandEvents<Result>): Hand<Task>
  /** `own`: the cost of what is here of the same person. */
  failed(why: Failure, task: Task, own: number): Result
  hands: number
  /** A hand is replaced after so many tasks, before what they left in its memory counts. */
  tasksPerHand: number
  /** Where nothing is said, all tasks are alike. */
  costs?: Costs<Task>
  /** To start a hand takes longer than most tasks: all start with the first, and the last does not leave. */
  kept?: boolean
}

export interface HandPool<Task, Result> {
  /**
   * People take turns, and wait for theirs however long. Always settles with a result; it rejects only where no hand can be
   * started, or none may, and once nobody waits for it.
   */
  run(task: Task, person: Person, asked?: Asked): Promise<Result>
  /** Starts what the first task would start, so that it does not wait for it. To be closed meanwhile is no failure. */
  warm(): Promise<void>
  /** How many tasks wait for a hand, and how many are in one. */
  load(): { waiting: number; working: number }
  close(): void
}

type Timer = ReturnType<typeof setTimeout>

interface Job<Task, Result> {
  task: Task
  resolve(result: Result): void
  reject(error: Error): void
  place: Asked['place']
  behind: boolean
}

/** A hand of the pool, and what it is at: it starts, then rests and works by turns. Once it ends it is none of the pool. */
interface Seat<Task, Result> {
  hand: Hand<Task>
  at: 'start' | 'rest' | 'work'
  turn: Turn<Job<Task, Result>> | null
  tasks: number
  /** When it began its task, by the clock and by the processor. */
  since: { clock: number; cpu: number | null }
  patience: Timer
  /** Whether it was ever ready. */
  started: Promise<boolean>
  hasStarted(did: boolean): void
}

const nothing: () => void = () => undefined

/** That something rests keeps no program running; a page in the browser ends anyway. */
function letEnd(timer: Timer) {
  if (typeof timer === 'object') timer.unref()
}

export function createHandPool<Task, Result>(options: HandPoolOptions<Task, Result>): HandPool<Task, Result> {
  const { name, start, failed, hands, timeout, longestStart, longestRest, tasksPerHand, costs, kept = false } = options
  const queue = createLayeredQueue<Job<Task, Result>>(options, ({ behind }) => behind)
  const seats = new Set<Seat<Task, Result>>()
  let closed = false
  let places: Timer | undefined

  const those = (at: Seat<Task, Result>['at']) => [...seats].filter((seat) => seat.at === at)

  /** Work goes to hands that are ready. For whoever is left more are started, but the first to be free has their work. */
  function serve() {
    for (const seat of those('rest')) {
      const turn = queue.next()
      if (turn) work(seat, turn)
    }
    const missing = queue.inLine() - those('start').length
    const isWanted = missing > 0 || those('work').length > 0
    fill(kept && isWanted ? hands : Math.min(hands, seats.size + missing))
  }

  function fill(size: number) {
    while (seats.size < size) seats.add(seated())
  }

  function rest(seat: Seat<Task, Result>) {
    clearTimeout(seat.patience)
    seat.at = 'rest'
    seat.hand.hold(false)
    seat.patience = setTimeout(() => leave(seat), longestRest)
    letEnd(seat.patience)
  }

  function leave(seat: Seat<Task, Result>) {
    const isLast = seats.size - those('start').length === 1
    if (!kept || !isLast) remove(seat)
  }

  function work(seat: Seat<Task, Result>, turn: Turn<Job<Task, Result>>) {
    clearTimeout(seat.patience)
    seat.at = 'work'
    seat.turn = turn
    seat.since = { clock: performance.now(), cpu: cpuOf(seat) }
    seat.hand.hold(true)
    seat.hand.send(turn.item.task)
    look(seat)
  }

  const cpuOf = ({ hand }: Seat<Task, Result>) => hand.cpu?.() ?? null

  /** How long its task has been at hand, and how much of a processor it has had meanwhile, as far as that can be told. */
  function takenBy(seat: Seat<Task, Result>) {
    const cpu = cpuOf(seat)
    const clock = performance.now() - seat.since.clock
    return { clock, cpu: cpu === null || seat.since.cpu === null ? clock : cpu - seat.since.cpu }
  }

  /** A machine that is busy gives a task a part of the time that goes by. */
  function look(seat: Seat<Task, Result>) {
    const { clock, cpu } = takenBy(seat)
    if (cpu >= timeout) return end(seat, 'slow')
    if (clock >= slowest * timeout) return end(seat, 'busy')
    const left = Math.min(timeout - cpu, slowest * timeout - clock)
    seat.patience = setTimeout(() => look(seat), Math.max(soonest, left))
  }

  function finish(seat: Seat<Task, Result>, result: Result) {
    if (!seat.turn) return
    const { turn } = seat
    const { item } = turn
    const took = costs?.was(item.task, takenBy(seat).cpu / 1000)
    seat.turn = null
    seat.tasks += 1
    if (seat.tasks >= tasksPerHand) remove(seat)
    if (seats.has(seat)) rest(seat)
    else fill(seats.size + 1)
    queue.done(turn, took)
    item.resolve(result)
    serve()
  }

  /** False where it was none of the pool any more. */
  function remove(seat: Seat<Task, Result>): boolean {
    clearTimeout(seat.patience)
    seat.hand.stop()
    return seats.delete(seat)
  }

  /** It ended by itself, or what it is at took too long. */
  function end(seat: Seat<Task, Result>, why: 'slow' | 'busy' | 'gone') {
    if (!remove(seat)) return
    if (seat.at === 'start') notStarted(seat, why)
    else if (seat.turn) finish(seat, failed(why, seat.turn.item.task, 0))
  }

  /** Without any hand nobody's turn would come. It is not tried again by itself: what is broken would fail without end. */
  function notStarted(seat: Seat<Task, Result>, why: 'slow' | 'busy' | 'gone') {
    seat.hasStarted(false)
    if (seats.size > 0) return
    giveUp(({ task, resolve, reject }) => (why === 'gone' ? reject(cannotStart()) : resolve(failed('busy', task, 0))))
  }

  function giveUp(tell: (job: Job<Task, Result>) => void) {
    for (const job of queue.clear()) tell(job)
  }

  function tellPlaces() {
    const all = queue.places().filter(({ item }) => item.place)
    places = all.length > 0 ? setTimeout(tellPlaces, placesEvery) : undefined
    for (const { item, ahead } of all) item.place?.(ahead)
  }

  const cannotStart = () => new Error(`${name} could not be started.`)
  const isClosed = () => new Error(`${name} is closed.`)

  /** A hand with what happens to it. */
  function seated(): Seat<Task, Result> {
    let hasStarted: (did: boolean) => void = nothing
    const started = new Promise<boolean>((resolve) => {
      hasStarted = resolve
    })
    const hand = start({
      ready() {
        if (!seats.has(seat)) return
        hasStarted(true)
        rest(seat)
        serve()
      },
      result: (result) => finish(seat, result),
      worn() {
        seat.tasks = tasksPerHand
      },
      gone: () => end(seat, 'gone'),
    })
    const patience = setTimeout(() => end(seat, 'slow'), longestStart)
    const since = { clock: 0, cpu: null }
    const seat: Seat<Task, Result> = { hand, at: 'start', turn: null, tasks: 0, since, patience, started, hasStarted }
    return seat
  }

  function wait(task: Task, person: Person, { gone, group, place, behind = false }: Asked): Promise<Result> {
    let leaveLine = nothing
    const result = new Promise<Result>((resolve, reject) => {
      if (gone?.aborted) return reject(gone.reason)
      const job: Job<Task, Result> = { task, resolve, reject, place, behind }
      leaveLine = () => {
        queue.leave(person, job)
        reject(gone?.reason)
      }
      gone?.addEventListener('abort', leaveLine)
      const joined = queue.join(person, job, { cost: costs?.expected(task), group })
      if (joined !== 'waits') return resolve(failed(joined === 'own' ? 'own' : 'busy', task, queue.costOf(person)))
      serve()
      if (place) places ??= setTimeout(tellPlaces, placesEvery)
    })
    // One request may ask for much.
    return result.finally(() => gone?.removeEventListener('abort', leaveLine))
  }

  return {
    run: (task, person, asked = {}) => (closed ? Promise.reject(isClosed()) : wait(task, person, asked)),
    async warm() {
      if (closed) return
      if (seats.size === 0) fill(kept ? hands : 1)
      const started = await Promise.all([...seats].map((seat) => seat.started))
      if (started.includes(false) && !closed) throw cannotStart()
    },
    load: () => ({ waiting: queue.size(), working: those('work').length }),
    close() {
      closed = true
      clearTimeout(places)
      giveUp(({ reject }) => reject(isClosed()))
      for (const seat of seats) {
        remove(seat)
        seat.hasStarted(false)
        seat.turn?.item.reject(isClosed())
        seat.turn = null
      }
    },
  }
}

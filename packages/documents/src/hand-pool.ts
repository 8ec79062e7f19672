import { createFairQueue, type Person, type QueueBounds, type Turn } from './fair-queue.ts'

/** Does tasks one at a time, apart from everything else: a process or a worker. */
export interface Hand<Task> {
  send(task: Task): void
  /** Ends it at once, whatever it is doing, and also where it has ended already. */
  stop(): void
  /** Only a busy hand may keep the program running. */
  hold(busy: boolean): void
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
 * Why a task has no result of its own: it took too long, its hand ended, others kept all hands busy, or too much of the
 * same person's was waiting already.
 */
export type Failure = 'slow' | 'gone' | 'busy' | 'own'

/** Milliseconds. Whatever is waited for in a pool, one of them ends it. */
export interface Patience {
  /** For one task. */
  timeout: number
  /** For a hand to be ready. */
  longestStart: number
  /** For a task to have its turn. */
  longestWait: number
  /** For a hand without work; then it ends, and the next task starts another. */
  longestRest: number
}

export const usualPatience: Patience = {
  timeout: 20_000,
  longestStart: 120_000,
  longestWait: 60_000,
  longestRest: 180_000,
}

export interface HandPoolOptions<Task, Result> extends QueueBounds, Patience {
  /** What the hands do, for messages: `The reader of files`. */
  name: string
  start(events: HandEvents<Result>): Hand<Task>
  failed(why: Failure, task: Task): Result
  hands: number
  /** A hand is replaced after so many tasks, before what they left in its memory counts. */
  tasksPerHand: number
  /** While some work, another is kept ready for who comes next: to start one takes longer than most tasks. */
  spare?: boolean
}

export interface HandPool<Task, Result> {
  /**
   * People take turns. Always settles with a result; it rejects only where no hand can be started, or none may, and once
   * `gone` is aborted: then the task has no turn any more, and what a hand is at already is for nobody.
   */
  run(task: Task, person: Person, gone?: AbortSignal): Promise<Result>
  /** Starts a hand where there is none, so that the first task does not wait for it. To be closed meanwhile is no failure. */
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
  patience: Timer
}

/** A hand of the pool, and what it is at: it starts, then rests and works by turns. Once it ends it is none of the pool. */
interface Seat<Task, Result> {
  hand: Hand<Task>
  at: 'start' | 'rest' | 'work'
  turn: Turn<Job<Task, Result>> | null
  tasks: number
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
  const { name, start, failed, hands, timeout, longestStart, longestWait, longestRest, tasksPerHand, spare } = options
  const queue = createFairQueue<Job<Task, Result>>(options)
  const seats = new Set<Seat<Task, Result>>()
  let closed = false

  const those = (at: Seat<Task, Result>['at']) => [...seats].filter((seat) => seat.at === at)

  /** Work goes to hands that are ready. For whoever is left more are started, but the first to be free has their work. */
  function serve() {
    for (const seat of those('rest')) {
      const turn = queue.next()
      if (turn) work(seat, turn)
    }
    const missing = queue.inLine() + (needsSpare() ? 1 : 0) - those('start').length
    fill(Math.min(hands, seats.size + missing))
  }

  const needsSpare = () => spare && those('work').length > 0 && those('rest').length === 0

  function fill(size: number) {
    while (seats.size < size) seats.add(seated())
  }

  function rest(seat: Seat<Task, Result>) {
    clearTimeout(seat.patience)
    seat.at = 'rest'
    seat.hand.hold(false)
    seat.patience = setTimeout(() => remove(seat), longestRest)
    letEnd(seat.patience)
  }

  function work(seat: Seat<Task, Result>, turn: Turn<Job<Task, Result>>) {
    clearTimeout(turn.item.patience)
    clearTimeout(seat.patience)
    seat.at = 'work'
    seat.turn = turn
    seat.patience = setTimeout(() => end(seat, 'slow'), timeout)
    seat.hand.hold(true)
    seat.hand.send(turn.item.task)
  }

  function finish(seat: Seat<Task, Result>, result: Result) {
    if (!seat.turn) return
    const { person, item } = seat.turn
    seat.turn = null
    seat.tasks += 1
    if (seat.tasks >= tasksPerHand) remove(seat)
    if (seats.has(seat)) rest(seat)
    else fill(seats.size + 1)
    queue.done(person)
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
  function end(seat: Seat<Task, Result>, why: 'slow' | 'gone') {
    if (!remove(seat)) return
    if (seat.at === 'start') notStarted(seat, why)
    else if (seat.turn) finish(seat, failed(why, seat.turn.item.task))
  }

  /** Without any hand nobody's turn would come. It is not tried again by itself: what is broken would fail without end. */
  function notStarted(seat: Seat<Task, Result>, why: 'slow' | 'gone') {
    seat.hasStarted(false)
    if (seats.size > 0) return
    giveUp(({ task, resolve, reject }) => (why === 'slow' ? resolve(failed('busy', task)) : reject(cannotStart())))
  }

  function giveUp(tell: (job: Job<Task, Result>) => void) {
    for (const job of queue.clear()) {
      clearTimeout(job.patience)
      tell(job)
    }
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
    const seat: Seat<Task, Result> = { hand, at: 'start', turn: null, tasks: 0, patience, started, hasStarted }
    return seat
  }

  function wait(task: Task, person: Person, gone: AbortSignal | undefined): Promise<Result> {
    let leave = nothing
    const result = new Promise<Result>((resolve, reject) => {
      if (gone?.aborted) return reject(gone.reason)
      const tooLong = () => {
        queue.leave(person, job)
        resolve(failed('busy', task))
      }
      const job: Job<Task, Result> = { task, resolve, reject, patience: setTimeout(tooLong, longestWait) }
      leave = () => {
        if (queue.leave(person, job)) clearTimeout(job.patience)
        reject(gone?.reason)
      }
      gone?.addEventListener('abort', leave)
      const joined = queue.join(person, job)
      if (joined === 'waits') return serve()
      clearTimeout(job.patience)
      resolve(failed(joined === 'own' ? 'own' : 'busy', task))
    })
    // One request may ask for much.
    return result.finally(() => gone?.removeEventListener('abort', leave))
  }

  return {
    run: (task, person, gone) => (closed ? Promise.reject(isClosed()) : wait(task, person, gone)),
    async warm() {
      if (closed) return
      fill(1)
      const started = await Promise.all([...seats].map((seat) => seat.started))
      if (started.includes(false) && !closed) throw cannotStart()
    },
    load: () => ({ waiting: queue.size(), working: those('work').length }),
    close() {
      closed = true
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

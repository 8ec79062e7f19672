/** Does tasks one at a time, apart from everything else: a process or a worker. */
export interface Hand<Task> {
  send(task: Task): void
  /** Ends it at once, whatever it is doing. */
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

/** Why a task has no result of its own: it took too long, its hand ended, or too many were waiting already. */
export type Failure = 'slow' | 'gone' | 'busy'

export interface HandPoolOptions<Task, Result> {
  /** What the hands do, for messages: `The reader of files`. */
  name: string
  start(events: HandEvents<Result>): Hand<Task>
  failed(why: Failure): Result
  hands: number
  /** Milliseconds for one task. */
  timeout: number
  /** A hand is replaced after so many tasks, before what they left in its memory counts. */
  tasksPerHand: number
  mostWaiting?: number
}

export interface HandPool<Task, Result> {
  /** Always settles with a result. It rejects only where no hand can be started, or none may. */
  run(task: Task): Promise<Result>
  /** Starts the hands, so that the first task does not wait for them. */
  warm(): Promise<void>
  close(): void
}

interface Job<Task, Result> {
  task: Task
  resolve(result: Result): void
  reject(error: Error): void
}

interface Seat<Task, Result> {
  hand: Hand<Task>
  ready: Promise<void>
  tasks: number
  finish(result: Result): void
}

const nothing = () => undefined

export function createHandPool<Task, Result>(options: HandPoolOptions<Task, Result>): HandPool<Task, Result> {
  const { name, start, failed, hands, timeout, tasksPerHand, mostWaiting = Number.POSITIVE_INFINITY } = options
  const waiting: Job<Task, Result>[] = []
  const seats = new Set<Seat<Task, Result>>()
  const idle: Seat<Task, Result>[] = []
  let closed = false

  function take(): Seat<Task, Result> {
    const seat = seated()
    seats.add(seat)
    // Until it is ready someone waits for it; from then on only while it works.
    seat.ready.then(
      () => seat.hand.hold(!idle.includes(seat)),
      () => dismiss(seat),
    )
    return seat
  }

  function dismiss(seat: Seat<Task, Result>) {
    seats.delete(seat)
    const at = idle.indexOf(seat)
    if (at >= 0) idle.splice(at, 1)
  }

  function serve() {
    if (waiting.length === 0 || closed) return
    const seat = idle.pop() ?? (seats.size < hands ? take() : undefined)
    const job = seat && waiting.shift()
    if (!seat || !job) return
    seat.hand.hold(true)
    seat.ready.then(
      () => work(seat, job),
      (error: Error) => {
        job.reject(error)
        serve()
      },
    )
  }

  function work(seat: Seat<Task, Result>, job: Job<Task, Result>) {
    const tooSlow = setTimeout(() => {
      dismiss(seat)
      seat.hand.stop()
      seat.finish(failed('slow'))
    }, timeout)
    seat.finish = (result) => {
      clearTimeout(tooSlow)
      seat.finish = nothing
      release(seat)
      job.resolve(result)
    }
    seat.hand.send(job.task)
  }

  function release(seat: Seat<Task, Result>) {
    seat.tasks += 1
    seat.hand.hold(false)
    if (seat.tasks >= tasksPerHand) {
      dismiss(seat)
      seat.hand.stop()
    } else if (seats.has(seat)) idle.push(seat)
    if (!closed && seats.size < hands) idle.push(take())
    serve()
  }

  /** A hand with what happens to it. */
  function seated(): Seat<Task, Result> {
    let isReady: () => void = nothing
    let isNot: (error: Error) => void = nothing
    const ready = new Promise<void>((resolve, reject) => {
      isReady = resolve
      isNot = reject
    })
    const hand = start({
      ready: () => isReady(),
      result: (result) => seat.finish(result),
      worn() {
        seat.tasks = tasksPerHand
      },
      gone() {
        isNot(new Error(`${name} could not be started.`))
        dismiss(seat)
        seat.finish(failed('gone'))
      },
    })
    const seat: Seat<Task, Result> = { hand, ready, tasks: 0, finish: nothing }
    return seat
  }

  return {
    run(task) {
      if (closed) return Promise.reject(new Error(`${name} is closed.`))
      if (waiting.length >= mostWaiting) return Promise.resolve(failed('busy'))
      return new Promise((resolve, reject) => {
        waiting.push({ task, resolve, reject })
        serve()
      })
    },
    async warm() {
      while (seats.size < hands) idle.push(take())
      await Promise.all([...seats].map((seat) => seat.ready))
    },
    close() {
      closed = true
      for (const job of waiting.splice(0)) job.reject(new Error(`${name} is closed.`))
      for (const seat of seats) seat.hand.stop()
    },
  }
}

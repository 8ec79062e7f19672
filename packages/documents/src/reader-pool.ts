import { type FileText, refuse } from './file-text.ts'
import { limits, longestRead } from './limits.ts'

/** Reads files one at a time, apart from everything else: a process or a worker. */
export interface Hand {
  send(bytes: Uint8Array): void
  /** Ends it at once, whatever it is doing. */
  stop(): void
  /** Only a busy hand may keep the program running. */
  hold(busy: boolean): void
}

export interface HandEvents {
  ready(): void
  result(text: FileText): void
  /** It ended, by itself or stopped. */
  gone(): void
}

export interface PoolOptions {
  start(events: HandEvents): Hand
  hands?: number
  /** Milliseconds for one file. */
  timeout?: number
  /** A hand is replaced after so many files, before what they left in its memory counts. */
  filesPerHand?: number
}

export interface FileTextReader {
  /** Always settles: with the text, or with a refusal. It rejects only where no reader can be started, or none may. */
  read(bytes: Uint8Array): Promise<FileText>
  /** Starts the readers, so that the first file does not wait for them. */
  warm(): Promise<void>
  close(): void
}

interface Job {
  bytes: Uint8Array
  resolve(text: FileText): void
  reject(error: Error): void
}

interface Seat {
  hand: Hand
  ready: Promise<void>
  files: number
  finish(text: FileText): void
}

const nothing = () => undefined

export function createReaderPool(options: PoolOptions): FileTextReader {
  const { start, hands = 1, timeout = longestRead, filesPerHand = 200 } = options
  const waiting: Job[] = []
  const seats = new Set<Seat>()
  const idle: Seat[] = []
  let closed = false

  function take(): Seat {
    const seat = seated(start)
    seats.add(seat)
    // Until it is ready someone waits for it; from then on only while it reads.
    seat.ready.then(
      () => seat.hand.hold(!idle.includes(seat)),
      () => dismiss(seat),
    )
    return seat
  }

  function dismiss(seat: Seat) {
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

  function work(seat: Seat, job: Job) {
    const tooSlow = setTimeout(() => {
      dismiss(seat)
      seat.hand.stop()
      seat.finish(refuse('too-slow'))
    }, timeout)
    seat.finish = (text) => {
      clearTimeout(tooSlow)
      seat.finish = nothing
      release(seat)
      job.resolve(text)
    }
    seat.hand.send(job.bytes)
  }

  function release(seat: Seat) {
    seat.files += 1
    seat.hand.hold(false)
    if (seat.files >= filesPerHand) {
      dismiss(seat)
      seat.hand.stop()
    } else if (seats.has(seat)) idle.push(seat)
    if (!closed && seats.size < hands) idle.push(take())
    serve()
  }

  /** A hand with what happens to it. */
  function seated(startHand: PoolOptions['start']): Seat {
    let isReady: () => void = nothing
    let isNot: (error: Error) => void = nothing
    const ready = new Promise<void>((resolve, reject) => {
      isReady = resolve
      isNot = reject
    })
    const hand = startHand({
      ready: () => isReady(),
      result: (text) => seat.finish(text),
      gone() {
        isNot(new Error('The reader of files could not be started.'))
        dismiss(seat)
        seat.finish(refuse('too-complex'))
      },
    })
    const seat: Seat = { hand, ready, files: 0, finish: nothing }
    return seat
  }

  return {
    read(bytes) {
      if (bytes.length > limits.bytes) return Promise.resolve(refuse('too-large'))
      if (closed) return Promise.reject(new Error('The reader of files is closed.'))
      return new Promise((resolve, reject) => {
        waiting.push({ bytes, resolve, reject })
        serve()
      })
    },
    async warm() {
      while (seats.size < hands) idle.push(take())
      await Promise.all([...seats].map((seat) => seat.ready))
    },
    close() {
      closed = true
      for (const job of waiting.splice(0)) job.reject(new Error('The reader of files is closed.'))
      for (const seat of seats) seat.hand.stop()
    },
  }
}

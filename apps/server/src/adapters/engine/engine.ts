import {
  createHandPool,
  type Failure,
  type Hand,
  type HandEvents,
  usualPatience,
} from '@bespeak/documents/hand-pool.ts'
import { isLong } from '@bespeak/documents/text-length.ts'
import { startThread, type ThreadOptions } from '@bespeak/documents/thread-hand.ts'
import { AppError } from '../../kernel/errors.ts'
import { unwatched, type Watch } from '../../kernel/watch.ts'
import type { Engine, EngineAnswer, EngineStep, EngineTask } from '../../services/resume/ports.ts'

type Events = HandEvents<EngineAnswer>

export interface EngineOptions {
  /** The built `engine-worker`, or its source where sources are run as they are. */
  entry: URL
  threads?: number
  /** Milliseconds for one work. The longest text that is admitted takes a tenth of the usual time. */
  timeout?: number
  /** Works of one person that may be under way or wait; more are turned away at once. */
  mostOfOne?: number
  watch?: Watch
  start?(options: ThreadOptions<EngineAnswer>, events: Events): Hand<EngineTask>
}

const retryAfter = 5
const refusals: Record<Failure, Pick<AppError, 'code' | 'message' | 'details'>> = {
  slow: {
    code: 'TOO_LARGE',
    message: 'This took too long. Please try again; if it does so again, shorten it.',
    details: {},
  },
  gone: { code: 'TOO_LARGE', message: 'This is too much to read at once. Please shorten it.', details: {} },
  busy: {
    code: 'RATE_LIMITED',
    message: 'We are very busy right now. Please try again in a moment.',
    details: { retryAfter },
  },
  own: {
    code: 'RATE_LIMITED',
    message: 'You have a lot under way. Please wait a moment and try again.',
    details: { retryAfter },
  },
}

interface Job extends EngineTask {
  begin(step: string): void
  /** Its turn has come. */
  started(): void
}

/** The engine in threads of its own: nothing it does holds up an answer, and people take turns. */
export function createEngine(options: EngineOptions) {
  const { entry, threads = 2, timeout, mostOfOne = 60, watch = unwatched, start = startThread } = options
  const pool = createHandPool<Job, EngineAnswer>({
    ...usualPatience,
    ...(timeout === undefined ? {} : { timeout }),
    name: 'The engine',
    start: (events) => startHand(events),
    // What is short takes a tenth of the time at most: then it was not its fault.
    failed: (why, { takes }) => ({ ok: false, refusal: refusals[why === 'slow' && !isLong(takes) ? 'busy' : why] }),
    hands: threads,
    spare: true,
    tasksPerHand: Number.POSITIVE_INFINITY,
    mostOfOne,
    mostOfAll: 2_000,
  })

  /** A thread whose steps are told to whom they are for. */
  function startHand(events: Events): Hand<Job> {
    let begin = nothing
    const told = (message: unknown) => isStep(message) && begin(message.step)
    const thread = start({ entry, heap: 512, isResult: isAnswer, told }, events)
    return {
      ...thread,
      send({ begin: next, started, ...task }) {
        begin = next
        started()
        thread.send(task)
      },
    }
  }

  /** The wait for a turn is watched apart from the work. One that never has its turn has ended with its wait. */
  async function watched(task: EngineTask & Pick<Job, 'begin'>, userId: number, gone: AbortSignal | undefined) {
    let started: Job['started'] = () => undefined
    const turn = new Promise<void>((resolve) => {
      started = resolve
    })
    const answer = pool.run({ ...task, started: () => started() }, userId, gone)
    await watch({ kind: 'wait', name: 'engine' }, () => Promise.race([turn, answer]))
    return watch({ kind: 'engine', name: task.work }, () => answer, outcomeOf)
  }

  let isBroken = false

  const engine: Engine = async ({ userId, gone, begin = nothing }, work, ...takes) => {
    const tell = (step: string) => gone?.aborted || begin(step)
    // What comes back is what the work of that name gives back: the same program is at both ends.
    const answer = await watched({ work, takes, begin: tell }, userId, gone)
    isBroken = false
    return said(answer) as never
  }

  let warming: Promise<void> | null = null

  /** Loads the first thread before it is needed. One that cannot be loaded is told once, and tried again only for a work. */
  async function warm(): Promise<void> {
    if (isBroken) return
    warming ??= pool.warm().finally(() => {
      warming = null
    })
    await warming.catch((error: unknown) => {
      if (isBroken) return
      isBroken = true
      throw error
    })
  }

  return { engine, warm, load: pool.load, close: pool.close }
}

const nothing: (step: string) => void = () => undefined

const isAnswer = (message: unknown): message is EngineAnswer =>
  typeof message === 'object' && message !== null && typeof Reflect.get(message, 'ok') === 'boolean'

const isStep = (message: unknown): message is EngineStep =>
  typeof message === 'object' && message !== null && typeof Reflect.get(message, 'step') === 'string'

const outcomeOf = (answer: EngineAnswer): string => {
  if (answer.ok) return 'ok'
  return 'refusal' in answer ? answer.refusal.code : 'INTERNAL'
}

function said(answer: EngineAnswer): unknown {
  if (answer.ok) return answer.value
  if ('error' in answer) throw answer.error
  const { code, message, details } = answer.refusal
  throw new AppError(code, message, details)
}

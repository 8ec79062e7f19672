import { availableParallelism } from 'node:os'
import {
  type Costs,
  createHandPool,
  type Failure,
  type Hand,
  type HandEvents,
  usualPatience,
} from '@bespeak/documents/hand-pool.ts'
import { isLong } from '@bespeak/documents/text-length.ts'
import { startThread, type ThreadOptions } from '@bespeak/documents/thread-hand.ts'
import { networks } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { unwatched, type Watch } from '../../kernel/watch.ts'
import type { Asker, Engine, EngineAnswer, EngineStep, EngineTask } from '../../services/resume/ports.ts'

type Events = HandEvents<EngineAnswer>

export interface EngineOptions {
  /** The built `engine-worker`, or its source where sources are run as they are. */
  entry: URL
  /** For long works; short ones have one of their own. */
  threads?: number
  /** Milliseconds of a processor for one work. The longest text that is admitted takes a tenth of the usual time. */
  timeout?: number
  watch?: Watch
  start?(options: ThreadOptions<EngineAnswer>, events: Events): Hand<EngineTask>
}

/** What may take a second. It has a line of its own, so that nothing short ever stands behind it, as does all that is long. */
const longWorks: ReadonlySet<EngineTask['work']> = new Set([
  'checkText',
  'questions',
  'tailor',
  'optimize',
  'report',
  'letters',
  'letterAgain',
  'letterWithReply',
  'guide',
  'guideInWords',
  'modelPrompt',
  'modelRepair',
  'modelBallot',
  'assistantPrompt',
  'pageWithReply',
  'pageWithEdits',
  'measureAds',
])
const isLongWork = ({ work, takes }: EngineTask) => longWorks.has(work) || isLong(takes)

/** Seconds of a processor that one person may have under way and waiting; a single work always may. */
const share = 60

const wait = 'Please try again in a moment.'
/** `seconds`: what the person has here, as far as that can be foreseen. */
const refusals: Record<Failure, (seconds: number) => Pick<AppError, 'code' | 'message' | 'details'>> = {
  slow: () => ({
    code: 'TOO_LARGE',
    message: 'This took too long. Please try again; if it does so again, shorten it.',
    details: {},
  }),
  gone: () => ({ code: 'TOO_LARGE', message: 'This is too much to read at once. Please shorten it.', details: {} }),
  busy: () => ({ code: 'RATE_LIMITED', message: `We are very busy right now. ${wait}`, details: { retryAfter: 5 } }),
  own: (seconds) => ({
    code: 'RATE_LIMITED',
    message: 'You have a lot under way. Please wait a moment and try again.',
    details: { retryAfter: Math.ceil(seconds) },
  }),
}

/** What each work took lately, in seconds. */
function createCosts(): Costs<EngineTask> {
  const usual = new Map<EngineTask['work'], number>()
  return {
    expected: ({ work }) => usual.get(work) ?? 1,
    was({ work }, seconds) {
      // The time of a processor is counted in hundredths of a second.
      const took = Math.max(0.01, seconds)
      usual.set(work, 0.8 * (usual.get(work) ?? took) + 0.2 * took)
      return took
    },
  }
}

interface Job extends EngineTask {
  begin(step: string): void
  /** Its turn has come. */
  started(): void
}

// One processor is left to whoever only wants an answer. Two works on one take as long as one after the other.
const usualThreads = Math.max(1, Math.min(2, availableParallelism() - 1))

/** The engine in threads of its own: nothing it does holds up an answer, and people take turns. */
export function createEngine(options: EngineOptions) {
  const { entry, threads = usualThreads, timeout, watch = unwatched, start = startThread } = options
  const line = (name: string, hands: number) =>
    createHandPool<Job, EngineAnswer>({
      ...usualPatience,
      // To be ready takes a slow machine minutes, and is nobody's fault.
      longestStart: 600_000,
      ...(timeout === undefined ? {} : { timeout }),
      name: 'The engine',
      start: (events) => startHand(events, name),
      failed: (why, _, seconds) => ({ ok: false, refusal: refusals[why](seconds) }),
      hands,
      kept: true,
      tasksPerHand: Number.POSITIVE_INFINITY,
      costs: createCosts(),
      mostOfOne: share,
      mostOfAll: 2_000,
    })
  const short = line('short', 1)
  const long = line('long', threads)

  /** A thread whose steps are told to whom they are for. */
  function startHand(events: Events, name: string): Hand<Job> {
    let begin = nothing
    const told = (message: unknown) => isStep(message) && begin(message.step)
    const thread = start({ entry, args: [name], heap: 512, isResult: isAnswer, told }, events)
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
  async function watched(task: EngineTask & Pick<Job, 'begin'>, { userId, gone, begin, behind }: Asker) {
    let started: Job['started'] = () => undefined
    const turn = new Promise<void>((resolve) => {
      started = resolve
    })
    const place = begin && ((ahead: number) => gone?.aborted || begin('waiting', ahead))
    const asked = { gone, place, behind, group: networks.getStore() }
    const answer = (isLongWork(task) ? long : short).run({ ...task, started: () => started() }, userId, asked)
    await watch({ kind: 'wait', name: 'engine' }, () => Promise.race([turn, answer]))
    return watch({ kind: 'engine', name: task.work }, () => answer, outcomeOf)
  }

  let isBroken = false

  const engine: Engine = async (asker, work, ...takes) => {
    const { gone, begin = nothing } = asker
    const tell = (step: string) => gone?.aborted || begin(step)
    // What comes back is what the work of that name gives back: the same program is at both ends.
    const answer = await watched({ work, takes, begin: tell }, asker)
    isBroken = false
    return said(answer) as never
  }

  let warming: Promise<unknown> | null = null

  /** Loads the threads before they are needed. What cannot be loaded is told once, and tried again only for a work. */
  async function warm(): Promise<void> {
    if (isBroken) return
    warming ??= Promise.all([short.warm(), long.warm()]).finally(() => {
      warming = null
    })
    await warming.catch((error: unknown) => {
      if (isBroken) return
      isBroken = true
      throw error
    })
  }

  function load() {
    const [one, other] = [short.load(), long.load()]
    return { waiting: one.waiting + other.waiting, working: one.working + other.working }
  }

  function close() {
    short.close()
    long.close()
  }

  return { engine, warm, load, close }
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

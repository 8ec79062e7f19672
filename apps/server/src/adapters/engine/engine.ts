import { createHandPool, type Failure, usualPatience } from '@bespeak/documents/hand-pool.ts'
import { startThread } from '@bespeak/documents/thread-hand.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Engine, EngineAnswer, EngineTask } from '../../services/resume/ports.ts'

export interface EngineOptions {
  /** The built `engine-worker`, or its source where sources are run as they are. */
  entry: URL
  threads?: number
  /** Milliseconds for one work. The longest text that is admitted takes a tenth of the usual time. */
  timeout?: number
  /** Works of one person that may be under way or wait; more are turned away at once. */
  mostOfOne?: number
}

const retryAfter = 5
const refusals: Record<Failure, Pick<AppError, 'code' | 'message' | 'details'>> = {
  slow: { code: 'TOO_LARGE', message: 'This takes too long to read. Please shorten it.', details: {} },
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

/** The engine in threads of its own: nothing it does holds up an answer, and people take turns. */
export function createEngine({ entry, threads = 2, timeout, mostOfOne = 60 }: EngineOptions) {
  const pool = createHandPool<EngineTask, EngineAnswer>({
    ...usualPatience,
    ...(timeout === undefined ? {} : { timeout }),
    name: 'The engine',
    start: (events) => startThread({ entry, heap: 512, isResult: isAnswer }, events),
    failed: (why) => ({ ok: false, refusal: refusals[why] }),
    hands: threads,
    tasksPerHand: Number.POSITIVE_INFINITY,
    mostOfOne,
    mostOfAll: 2_000,
  })
  // What comes back is what the work of that name gives back: the same program is at both ends.
  const engine: Engine = async (userId, work, ...takes) => said(await pool.run({ work, takes }, userId)) as never
  return { engine, warm: pool.warm, close: pool.close }
}

const isAnswer = (message: unknown): message is EngineAnswer =>
  typeof message === 'object' && message !== null && typeof Reflect.get(message, 'ok') === 'boolean'

function said(answer: EngineAnswer): unknown {
  if (answer.ok) return answer.value
  if ('error' in answer) throw answer.error
  const { code, message, details } = answer.refusal
  throw new AppError(code, message, details)
}

import { createHandPool } from '@bespeak/documents/hand-pool.ts'
import { startThread } from '@bespeak/documents/thread-hand.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Engine, EngineAnswer, EngineTask } from '../../services/resume/ports.ts'
import { createTurns } from './turns.ts'

export interface EngineOptions {
  /** The built `engine-worker`, or its source where sources are run as they are. */
  entry: URL
  threads?: number
  /** Milliseconds for one work. */
  timeout?: number
  /** Works of one person that may wait; more are turned away at once. */
  mostWaiting?: number
}

// The longest text that is admitted takes a tenth of it.
const longest = 20_000

const tooSlow = { code: 'TOO_LARGE', message: 'This takes too long to read. Please shorten it.', details: {} } as const
const tooMany = () =>
  new AppError('RATE_LIMITED', 'You have a lot under way. Please wait a moment and try again.', { retryAfter: 5 })

/** The engine in threads of its own: nothing it does holds up an answer, and no one's work holds up another's. */
export function createEngine({ entry, threads = 2, timeout = longest, mostWaiting = 60 }: EngineOptions) {
  const pool = createHandPool<EngineTask, EngineAnswer>({
    name: 'The engine',
    start: (events) => startThread({ entry, heap: 512, isResult: isAnswer }, events),
    failed: () => ({ ok: false, refusal: tooSlow }),
    hands: threads,
    timeout,
    tasksPerHand: Number.POSITIVE_INFINITY,
  })
  const turns = createTurns({ atOnce: threads, mostWaiting, full: tooMany })
  const run = (userId: number, task: EngineTask) => turns.take(userId, () => pool.run(task))
  // What comes back is what the work of that name gives back: the same program is at both ends.
  const engine: Engine = async (userId, work, ...takes) => said(await run(userId, { work, takes })) as never
  return { engine, close: pool.close }
}

const isAnswer = (message: unknown): message is EngineAnswer =>
  typeof message === 'object' && message !== null && typeof Reflect.get(message, 'ok') === 'boolean'

function said(answer: EngineAnswer): unknown {
  if (answer.ok) return answer.value
  if ('error' in answer) throw answer.error
  const { code, message, details } = answer.refusal
  throw new AppError(code, message, details)
}

import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { thisThread } from '@bespeak/documents/cpu-time.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { EngineAnswer, EngineStep, EngineTask } from '../ports.ts'
import { rehearse } from './rehearsal.ts'
import { createWorks } from './works.ts'

// The program of a thread that works for the one that answers requests. It gets data and gives back data; it holds no
// settings and no secrets, and it may be ended at any time.

// Whoever only wants an answer goes first. On Linux a priority is a thread's; elsewhere it would be the whole program's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

type AnyWork = (...takes: unknown[]) => unknown

const tell = (message: EngineStep | EngineAnswer | { thread: string | null } | 'ready') =>
  parentPort?.postMessage(message)

const works = createWorks((step) => tell({ step }))

async function done({ work, takes }: EngineTask): Promise<EngineAnswer> {
  try {
    return { ok: true, value: await (works[work] as AnyWork)(...takes) }
  } catch (error) {
    if (!(error instanceof AppError)) return { ok: false, error }
    const { code, message, details } = error
    return { ok: false, refusal: { code, message, details } }
  }
}

parentPort?.on('message', (task: EngineTask) => void done(task).then(tell))
tell({ thread: thisThread() })
// What is done for the first time takes many times as long: before anybody waits.
await rehearse(process.argv.at(-1) === 'long')
tell('ready')

import { parentPort } from 'node:worker_threads'
import { AppError } from '../../../kernel/errors.ts'
import type { EngineAnswer, EngineTask } from '../ports.ts'
import { works } from './works.ts'

// The program of a thread that works for the one that answers requests. It gets data and gives back data; it holds no
// settings and no secrets, and it may be ended at any time.

type AnyWork = (...takes: unknown[]) => unknown

function done({ work, takes }: EngineTask): EngineAnswer {
  try {
    return { ok: true, value: (works[work] as AnyWork)(...takes) }
  } catch (error) {
    if (!(error instanceof AppError)) return { ok: false, error }
    const { code, message, details } = error
    return { ok: false, refusal: { code, message, details } }
  }
}

parentPort?.on('message', (task: EngineTask) => parentPort?.postMessage(done(task)))
parentPort?.postMessage('ready')

import { Worker } from 'node:worker_threads'
import { cpuTime } from './cpu-time.ts'
import type { Hand, HandEvents } from './hand-pool.ts'

export interface ThreadOptions<Result> {
  /** The built program, or its source where sources are run as they are. */
  entry: URL
  args?: string[]
  /** Megabytes of its heap. */
  heap: number
  isResult(message: unknown): message is Result
  /** Whatever else it says while it works. */
  told?(message: unknown): void
}

/** A thread of this process that says which thread it is and `ready`, and then answers each message with a result. */
export function startThread<Task, Result>(
  { entry, args = [], heap, isResult, told }: ThreadOptions<Result>,
  events: HandEvents<Result>,
): Hand<Task> {
  const { program, isEval } = programOf(entry)
  // It needs no settings, so it gets none.
  const options = { env: {}, execArgv: [], argv: args, resourceLimits: { maxOldGenerationSizeMb: heap } }
  const thread = new Worker(program, { ...options, eval: isEval })
  let itself: string | null = null
  thread.on('message', (message) => {
    if (message === 'ready') events.ready()
    else if (isThread(message)) itself = message.thread
    else if (isResult(message)) events.result(message)
    else told?.(message)
  })
  thread.on('error', events.gone)
  thread.on('exit', events.gone)
  return {
    send: (task) => thread.postMessage(task),
    stop: () => void thread.terminate(),
    hold: (busy) => (busy ? thread.ref() : thread.unref()),
    cpu: () => cpuTime(itself),
  }
}

const isThread = (message: unknown): message is { thread: string | null } =>
  typeof message === 'object' && message !== null && 'thread' in message

/** Where sources are run as they are, the thread asks for what reads them: Node 20 does not hand that on. */
function programOf(entry: URL): { program: string | URL; isEval: boolean } {
  if (!entry.pathname.endsWith('.ts')) return { program: entry, isEval: false }
  const source = JSON.stringify(entry.href)
  const program = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`
  return { program, isEval: true }
}

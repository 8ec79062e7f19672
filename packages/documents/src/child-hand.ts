import { fork, type Serializable } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { cpuTime } from './cpu-time.ts'
import type { Hand, HandEvents } from './hand-pool.ts'

export interface ChildOptions<Result> {
  /** The built program, or its source where sources are run as they are. */
  entry: URL
  args: string[]
  /** Megabytes of its heap. */
  heap: number
  /** What it does may wait for whatever else this machine does. */
  yields?: boolean
  isResult(message: unknown): message is Result
}

/**
 * A process that says `ready`, and then answers each message with one; with `worn` before it, where that is its last. Its
 * program keeps the watch of `watch.ts`, so that it ends with this process, whatever it is doing.
 */
export function startChild<Task extends Serializable, Result>(
  { entry, args, heap, yields, isResult }: ChildOptions<Result>,
  events: HandEvents<Result>,
): Hand<Task> {
  const child = fork(entry, args, {
    serialization: 'advanced',
    // Ctrl-C in a terminal goes to the whole group: a task at hand would break off while the server still waits for it.
    detached: true,
    // It needs no settings, so it gets none; and what it might print could be someone's resume. Its input says nothing, and
    // ends with this process.
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${heap}`, ...(isSource(entry) ? ['--import', 'tsx'] : [])],
  })
  // At once, for its threads are given the priority that it has when it starts them.
  if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  child.on('message', (message) => {
    if (message === 'ready') events.ready()
    else if (message === 'worn') events.worn()
    else if (isResult(message)) events.result(message)
  })
  child.on('exit', events.gone)
  child.on('error', events.gone)
  return {
    send: (task) => {
      child.send(task, (error) => error && child.kill('SIGKILL'))
    },
    stop: () => {
      child.kill('SIGKILL')
    },
    hold(busy) {
      const way = busy ? 'ref' : 'unref'
      child[way]()
      child.channel?.[way]()
    },
    cpu: () => cpuTime(child.pid),
  }
}

const isSource = ({ pathname }: URL) => pathname.endsWith('.ts')

import { fork } from 'node:child_process'
import { isFileText } from './file-text.ts'
import { createReaderPool, type FileTextReader, type Hand, type HandEvents } from './reader-pool.ts'

export interface NodeReaderOptions {
  /** The built `read-child`, or its source where sources are run as they are. */
  entry: URL
  processes?: number
  /** Milliseconds for one file. */
  timeout?: number
  /** Memory of one process in megabytes, all counted. */
  memory?: number
  filesPerProcess?: number
}

/** Reads files in processes of their own, so that none can stall or end this one. */
export function createNodeReader(options: NodeReaderOptions): FileTextReader {
  const { entry, processes = 2, timeout, memory = 640, filesPerProcess } = options
  return createReaderPool({
    start: (events) => startProcess(entry, memory, events),
    hands: processes,
    ...(timeout === undefined ? {} : { timeout }),
    ...(filesPerProcess === undefined ? {} : { filesPerHand: filesPerProcess }),
  })
}

function startProcess(entry: URL, memory: number, events: HandEvents): Hand {
  const child = fork(entry, [String(memory)], {
    serialization: 'advanced',
    // It needs no settings, so it gets none; and what it might print could be someone's resume.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${Math.ceil(memory / 2)}`, ...(isSource(entry) ? ['--import', 'tsx'] : [])],
  })
  child.on('message', (message) => {
    if (message === 'ready') events.ready()
    else if (isFileText(message)) events.result(message)
  })
  child.on('exit', events.gone)
  child.on('error', events.gone)
  return {
    send: (bytes) => {
      child.send(bytes, (error) => error && child.kill('SIGKILL'))
    },
    stop: () => {
      child.kill('SIGKILL')
    },
    hold(busy) {
      const way = busy ? 'ref' : 'unref'
      child[way]()
      child.channel?.[way]()
    },
  }
}

const isSource = ({ pathname }: URL) => pathname.endsWith('.ts')

import { Worker } from 'node:worker_threads'

// The heap limit of V8 does not count the buffers that a file is inflated into, and a busy program cannot look at its own
// size. So a thread of its own looks, and ends the whole process; also when the one that started it is no longer there.
const watchman = `
  const { workerData } = require('node:worker_threads')
  const { ppid } = process
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData || process.ppid !== ppid) process.kill(process.pid, 'SIGKILL')
  }, 50)
`

/** Ends this process as soon as it holds more than so many megabytes. */
export function endAbove(megabytes: number) {
  new Worker(watchman, { eval: true, workerData: megabytes * 1024 * 1024, execArgv: [] }).unref()
}

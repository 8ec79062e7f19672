import { Worker } from 'node:worker_threads'

// The heap limit of V8 does not count the buffers that a file is inflated into, and a busy program cannot look at its own
// size. So a thread of its own looks, and ends the whole process; also when the one that started it is no longer there.
const watchman = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { ppid } = process
  let watch
  parentPort.on('message', (busy) => {
    clearInterval(watch)
    if (busy) watch = setInterval(look, 50)
  })
  function look() {
    if (process.memoryUsage.rss() > workerData || process.ppid !== ppid) process.kill(process.pid, 'SIGKILL')
  }
`

/** Does a task, and ends this process if meanwhile it holds more than so many megabytes. */
export function createMemoryWatch(megabytes: number) {
  const thread = new Worker(watchman, { eval: true, workerData: megabytes * 1024 * 1024, execArgv: [] })
  thread.unref()
  return async <T>(task: () => Promise<T>): Promise<T> => {
    thread.postMessage(true)
    try {
      return await task()
    } finally {
      thread.postMessage(false)
    }
  }
}

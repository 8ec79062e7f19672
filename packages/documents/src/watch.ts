import { Worker } from 'node:worker_threads'

// A busy program can neither look at its own size nor hear that the one that started it is gone. So a thread of its own does
// both, and ends the whole process. The heap limit of V8 does not count the buffers that a file is inflated into, therefore
// all memory is looked at while something is done. The parent holds the other end of the input and never says anything
// there: it ends when the parent does, however that ended.
const watchman = `
  const { Socket } = require('node:net')
  const { parentPort, workerData } = require('node:worker_threads')
  const end = () => process.kill(process.pid, 'SIGKILL')
  new Socket({ fd: 0, writable: false }).on('error', end).on('close', end).resume()
  let watch
  parentPort.on('message', (busy) => {
    clearInterval(watch)
    if (busy) watch = setInterval(look, 50)
  })
  function look() {
    if (process.memoryUsage.rss() > workerData) end()
  }
`

/**
 * From now on this process ends with the one that started it. Gives back what does a task, and ends this process if
 * meanwhile it holds more than so many megabytes.
 */
export function createWatch(megabytes: number) {
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

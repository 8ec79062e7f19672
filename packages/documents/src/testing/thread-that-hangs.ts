import { parentPort } from 'node:worker_threads'
import { thisThread } from '../cpu-time.ts'

// A thread that takes a task, says so, and never comes back.
parentPort?.on('message', () => {
  parentPort?.postMessage('taken')
  for (;;);
})
parentPort?.postMessage({ thread: thisThread() })
parentPort?.postMessage('ready')

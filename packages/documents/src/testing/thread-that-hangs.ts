import { parentPort } from 'node:worker_threads'

// A thread that takes a task, says so, and never comes back.
parentPort?.on('message', () => {
  parentPort?.postMessage('taken')
  for (;;);
})
parentPort?.postMessage('ready')

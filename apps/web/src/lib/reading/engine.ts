import * as texts from '../texts/reading.ts'
import { startWorker } from '../trusted.ts'
import type { Answer, Given, Result, Task } from './engine-worker.ts'
import engineWorker from './engine-worker.ts?worker&url'

interface Waiting {
  resolve(result: unknown): void
  reject(failure: Error): void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | null = null
let lastId = 0

/** Started when first used, and again after it broke. */
function started(): Worker {
  if (worker) return worker
  worker = startWorker(engineWorker)
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => settle(data))
  worker.addEventListener('error', giveUp)
  return worker
}

function settle(answer: Answer) {
  const asked = waiting.get(answer.id)
  waiting.delete(answer.id)
  if ('failure' in answer) asked?.reject(new Error(answer.failure))
  else asked?.resolve(answer.result)
}

function giveUp() {
  worker?.terminate()
  worker = null
  const left = [...waiting.values()]
  waiting.clear()
  for (const { reject } of left) reject(new Error(texts.gaveUp))
}

/** Has the engine do something in its worker, so that the page stays quick. */
export function engine<Name extends Task>(task: Name, given: Given<Name>): Promise<Result<Name>> {
  lastId += 1
  const id = lastId
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: (result) => resolve(result as Result<Name>), reject })
    started().postMessage({ id, task, given })
  })
}

import * as texts from '../texts/reading.ts'
import { startWorker } from '../trusted.ts'
import type { PageAsked, PageDrawn } from './draw-worker.ts'
import drawWorker from './draw-worker.ts?worker&url'

export interface PageDrawer {
  /** Rejects where it cannot be drawn here, or takes too long. */
  draw(asked: PageAsked): Promise<ImageBitmap>
  stop(): void
}

const longest = 20_000

/** Draws the pages of a PDF in a worker of its own: nothing is sent anywhere. */
export function drawPages(file: File): PageDrawer {
  const waiting = new Map<number, { resolve(picture: ImageBitmap): void; reject(failure: Error): void }>()
  const worker = startWorker(drawWorker)
  let isStopped = false
  const opened = file.arrayBuffer().then((bytes) => worker.postMessage(new Uint8Array(bytes)))

  function settle(page: number, picture: ImageBitmap | null) {
    const asked = waiting.get(page)
    waiting.delete(page)
    if (picture) asked?.resolve(picture)
    else asked?.reject(new Error(texts.notDrawn))
  }

  function stop() {
    isStopped = true
    worker.terminate()
    for (const page of [...waiting.keys()]) settle(page, null)
  }

  worker.addEventListener('message', ({ data }: MessageEvent<PageDrawn>) => settle(data.page, data.picture))
  worker.addEventListener('error', stop)

  return {
    async draw(asked) {
      await opened
      if (isStopped) throw new Error(texts.notDrawn)
      const timer = setTimeout(stop, longest)
      const drawn = new Promise<ImageBitmap>((resolve, reject) => waiting.set(asked.page, { resolve, reject }))
      worker.postMessage(asked)
      return drawn.finally(() => clearTimeout(timer))
    },
    stop,
  }
}

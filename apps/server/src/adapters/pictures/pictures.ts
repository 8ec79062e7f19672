import { startChild } from '@bespeak/documents/child-hand.ts'
import { createHandPool, type Failure, usualPatience } from '@bespeak/documents/hand-pool.ts'
import type { MadePhoto } from '../../services/identity/ports.ts'

interface PicturesOptions {
  /** The built `picture-child`, or its source where sources are run as they are. */
  entry: URL
  /** Memory of the process in megabytes, all counted. */
  memory?: number
  /** Milliseconds for one picture. */
  timeout?: number
}

const notOpened = 'This picture could not be opened. Please choose another one, or save it again as a JPEG.'
const busy = 'Many pictures are being opened right now. Please try again in a moment.'
const sentences: Record<Failure, string> = { slow: notOpened, gone: notOpened, busy, own: busy }

/** Opens pictures in a process of its own, which starts with the first and ends when none came for a while. */
export function createPictures({ entry, memory = 512, timeout = usualPatience.timeout }: PicturesOptions) {
  const child = { entry, args: [String(memory)], heap: 128, yields: true, isResult: isMadePhoto }
  const pool = createHandPool<Uint8Array, MadePhoto>({
    ...usualPatience,
    timeout,
    name: 'The opener of pictures',
    start: (events) => startChild(child, events),
    failed: (why) => ({ ok: false, message: sentences[why] }),
    hands: 1,
    tasksPerHand: 100,
    mostOfOne: 2,
    mostOfAll: 20,
  })
  return {
    makePhoto: (bytes: Uint8Array, userId: number) => pool.run(bytes, userId),
    load: pool.load,
    close: pool.close,
  }
}

const isMadePhoto = (message: unknown): message is MadePhoto =>
  typeof message === 'object' && message !== null && typeof Reflect.get(message, 'ok') === 'boolean'

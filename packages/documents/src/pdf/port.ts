import type { Library } from './library.ts'

type Listener = (event: { data: unknown }) => void

/** What the two halves of the library talk over. Both are in one thread here, so nothing they say has to be copied. */
function newPort() {
  const listeners = new Set<Listener>()
  const said = Promise.resolve()
  return {
    postMessage(message: unknown) {
      const data = withOwnLists(message)
      said.then(() => {
        for (const listener of listeners) listener({ data })
      })
    },
    addEventListener(_: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}) {
      listeners.add(listener)
      signal?.addEventListener('abort', () => listeners.delete(listener))
    },
    removeEventListener(_: string, listener: Listener) {
      listeners.delete(listener)
    },
  }
}

/** A part of a page's operators comes in lists that are emptied once it is sent. */
function withOwnLists(message: unknown): unknown {
  const chunk: unknown = Reflect.get(Object(message), 'chunk')
  const [fnArray, argsArray] = ['fnArray', 'argsArray'].map((key): unknown => Reflect.get(Object(chunk), key))
  if (!Array.isArray(fnArray) || !Array.isArray(argsArray)) return message
  return { ...Object(message), chunk: { ...Object(chunk), fnArray: [...fnArray], argsArray: [...argsArray] } }
}

/** The half that reads, for one document: the one that the library would start copies every letter it finds. */
export function readingHalf({ PDFWorker, VerbosityLevel }: Library): object {
  const port = newPort()
  const worker: unknown = Reflect.construct(PDFWorker, [{ port, verbosity: VerbosityLevel.ERRORS }])
  const half: unknown = Reflect.get(Object(Reflect.get(globalThis, 'pdfjsWorker')), 'WorkerMessageHandler')
  if (isHalf(half)) half.initializeFromPort(port)
  return { worker }
}

const isHalf = (value: unknown): value is { initializeFromPort(port: object): void } =>
  typeof value === 'function' && 'initializeFromPort' in value

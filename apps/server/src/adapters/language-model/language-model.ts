import type { LanguageModel, ModelFailure, ModelQuestion } from '../../services/resume/ports.ts'
import { ModelFailed } from '../../services/resume/ports.ts'
import { createPlaces, type Places } from './places.ts'
import type { ModelAt, ModelError } from './sdk.ts'

export interface LanguageModelOptions extends ModelAt {
  /** Milliseconds for one answer, with all its tries. */
  limit?: number
  /** Milliseconds in which nothing comes. */
  silence?: number
  /** Questions under way: of one person, and of all. */
  ofOne?: number
  ofAll?: number
  /** Shared with other models, where a person's questions to all of them count together. */
  places?: Places
  tries?: number
  wait?(ms: number, signal: AbortSignal): Promise<void>
  random?(): number
  /** Told of each failure, without a word of what was asked or answered. */
  failed?(failure: ModelFailure, status: number | undefined): void
}

const mostCharacters = 60_000
const firstWait = 500

/** A language model under guard: it has so much time, so many tries, so many words and so many places, and no tools. */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const { limit = 45_000, silence = 15_000, ofOne = 1, ofAll = 6, tries = 3, random = Math.random } = options
  const { wait = waited, failed = () => undefined } = options
  const { places = createPlaces({ ofOne, ofAll }) } = options

  async function once(question: ModelQuestion, signal: AbortSignal, free: boolean) {
    // Large, and needed by few.
    const { streamed } = await import('./sdk.ts')
    const quiet = new AbortController()
    let timer = setTimeout(() => quiet.abort(new ModelFailed('slow')), silence)
    const told = { text: '', tokens: 0 }
    try {
      for await (const { text = '', tokens } of streamed(
        options,
        question,
        AbortSignal.any([signal, quiet.signal]),
        free,
      )) {
        clearTimeout(timer)
        timer = setTimeout(() => quiet.abort(new ModelFailed('slow')), silence)
        told.text += text
        told.tokens = tokens ?? told.tokens
        if (told.text.length <= mostCharacters) continue
        // What goes on for ever is not waited for while it is left.
        quiet.abort(new ModelFailed('garbage', told.tokens))
        throw quiet.signal.reason
      }
    } finally {
      clearTimeout(timer)
      quiet.abort(new ModelFailed('slow'))
    }
    if (told.text.trim() === '') throw new ModelFailed('garbage', told.tokens)
    return told
  }

  async function within(question: ModelQuestion, signal: AbortSignal) {
    const ends = performance.now() + limit
    let free = false
    for (let turn = 1; ; turn += 1) {
      try {
        return await once(question, signal, free)
      } catch (error) {
        signal.throwIfAborted()
        const pause = pauseAfter(error, turn, random)
        // Some servers do not know the form: the prompt names it too.
        if (statusOf(error) === 400 && !free) free = true
        else if (turn >= tries || !mayPass(error) || performance.now() + pause > ends) throw error
        else await wait(pause, signal)
      }
    }
  }

  return {
    name: options.model,
    provider: new URL(options.baseUrl).host,
    async ask(question) {
      const leave = places.take(question.userId)
      if (!leave) throw new ModelFailed('busy')
      const clock = new AbortController()
      const timer = setTimeout(() => clock.abort(new ModelFailed('slow')), limit)
      try {
        const signals = [clock.signal, ...(question.gone ? [question.gone] : [])]
        return await within(question, AbortSignal.any(signals))
      } catch (error) {
        if (question.gone?.aborted) throw question.gone.reason
        const failure = asFailure(error)
        failed(failure.failure, statusOf(error))
        throw failure
      } finally {
        clearTimeout(timer)
        leave()
      }
    },
  }
}

const statusOf = (error: unknown): number | undefined => (isModelError(error) ? error.status : undefined)

const isModelError = (error: unknown): error is ModelError => error instanceof Error && error.name === 'ModelError'

/** Too many asked at once, or something broke there or on the way: another try may do. */
function mayPass(error: unknown): boolean {
  if (error instanceof ModelFailed) return false
  const status = statusOf(error)
  return status === undefined || status === 408 || status === 429 || status >= 500
}

const byStatus: Record<number, ModelFailure> = {
  401: 'wrong-key',
  402: 'quota',
  403: 'wrong-key',
  404: 'not-found',
  429: 'quota',
}

function asFailure(error: unknown): ModelFailed {
  if (error instanceof ModelFailed) return error
  return new ModelFailed(byStatus[statusOf(error) ?? 0] ?? 'down')
}

/** As long as they ask for; else longer each time, and never in step with others. */
function pauseAfter(error: unknown, turn: number, random: () => number): number {
  const asked = isModelError(error) ? secondsIn(error.retryAfter) : null
  return asked === null ? firstWait * 2 ** (turn - 1) * (0.5 + random()) : asked * 1_000
}

function secondsIn(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '') return null
  const seconds = Number(header)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

const waited = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

import * as z from 'zod'
import type { ModelPlace, ModelTrial, ModelTrouble } from '../../services/resume/ports.ts'
import type { ModelAddresses } from './model-addresses.ts'
import { type ListedModels, modelsAt } from './model-list.ts'
import type { ModelAt } from './sdk.ts'

interface Trial {
  place: ModelPlace
  at: ModelAt
  addresses: ModelAddresses
  ms: number
  gone: AbortSignal | undefined
}

const sentences = z.object({ sentences: z.array(z.string()).min(1) })
/** About nobody: what is tried is the model, and nothing of the person is sent. */
const question = {
  instructions: 'You write plain English. Answer with JSON alone, such as {"sentences": ["…", "…"]}.',
  data: 'Write five sentences about bread.',
  schema: {
    ...{ type: 'object' as const, required: ['sentences'], additionalProperties: false },
    properties: { sentences: { type: 'array' as const, items: { type: 'string' as const } } },
  },
}
const mostCharacters = 8_000

const nothing: ModelTrial = { trouble: null, wordsPerSecond: null, structured: null, models: [], tokens: 0 }

/** Its list first, which tells most of what can be wrong in a moment; then a few sentences. */
export async function tried({ place, at, addresses, ms, gone }: Trial): Promise<ModelTrial> {
  if (!addresses.mayAsk(place.address)) return { ...nothing, trouble: 'address-refused' }
  const clock = AbortSignal.timeout(ms)
  const signal = gone ? AbortSignal.any([clock, gone]) : clock
  let list: ListedModels = { models: [], trouble: null }
  try {
    list = await modelsAt(addresses, place, signal)
    if (list.trouble) return { ...nothing, trouble: list.trouble }
    return { ...nothing, models: list.models, ...(await answered(at, signal)) }
  } catch (error) {
    gone?.throwIfAborted()
    return { ...nothing, models: list.models, trouble: clock.aborted ? 'slow' : troubleOf(error, place, list) }
  }
}

type Answered = Pick<ModelTrial, 'trouble' | 'wordsPerSecond' | 'structured' | 'tokens'>

/** Some servers do not know the form: they are asked once more without. */
async function answered(at: ModelAt, signal: AbortSignal): Promise<Answered> {
  const asked = await timed(at, signal, false).catch((error: unknown) => {
    if (statusOf(error) === 400) return null
    throw error
  })
  const { text, seconds, tokens } = asked ?? (await timed(at, signal, true))
  const words = text.match(/\S+/g)?.length ?? 0
  if (words === 0) return { ...nothing, tokens, trouble: 'no-json' }
  const wordsPerSecond = Math.round((words / Math.max(seconds, 0.01)) * 10) / 10
  return { trouble: null, wordsPerSecond, structured: asked !== null && isInForm(text), tokens }
}

async function timed(at: ModelAt, signal: AbortSignal, free: boolean) {
  // Large, and needed by few.
  const { streamed } = await import('./sdk.ts')
  const enough = new AbortController()
  const began = performance.now()
  let first: number | null = null
  let text = ''
  let tokens = 0
  try {
    for await (const piece of streamed(at, question, AbortSignal.any([signal, enough.signal]), free)) {
      if (piece.text) first ??= performance.now()
      text += piece.text ?? ''
      tokens = piece.tokens ?? tokens
      if (text.length > mostCharacters) break
    }
  } finally {
    enough.abort()
  }
  const ended = performance.now()
  // Where it came in one piece, the time that it was made in is all there is.
  const seconds = (ended - (first !== null && ended - first > 50 ? first : began)) / 1_000
  return { text, tokens, seconds }
}

function isInForm(text: string): boolean {
  try {
    return sentences.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

const byStatus: Record<number, ModelTrouble> = {
  401: 'wrong-key',
  402: 'quota',
  403: 'wrong-key',
  404: 'not-found',
  429: 'quota',
}

function troubleOf(error: unknown, { model }: ModelPlace, { models }: ListedModels): ModelTrouble {
  const status = statusOf(error)
  const isListed = models.some((name) => name === model || name === `${model}:latest`)
  if ((status === 404 || status === 400) && models.length > 0 && !isListed) return 'no-such-model'
  if (status !== undefined) return byStatus[status] ?? 'broken'
  return isUnreadable(error) ? 'no-json' : 'no-answer'
}

/** It answered, and not as a language model does. */
const isUnreadable = (error: unknown) =>
  error instanceof Error && ['AI_JSONParseError', 'AI_TypeValidationError', 'SyntaxError'].includes(error.name)

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined

import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type JSONSchema7, streamText, wrapLanguageModel } from 'ai'

// The only place that knows the SDK: loaded when a model is asked for the first time, and never where none is set.

export interface ModelAt {
  provider: 'openai' | 'anthropic'
  baseUrl: string
  model: string
  apiKey: string | undefined
  /** The way there, where it is not any: an address that a person gave is asked under guard. */
  fetch?: typeof fetch | undefined
}

export interface Question {
  instructions: string
  data: string
  /** The form of the answer. */
  schema: JSONSchema7
}

export interface Piece {
  text?: string
  tokens?: number
}

/** Something that an address answered, and not an answer of the model. */
export class ModelError extends Error {
  readonly status: number | undefined
  readonly retryAfter: string | undefined

  constructor(status: number | undefined, retryAfter: string | undefined) {
    super(`The model answered ${status ?? 'nothing'}.`)
    this.name = 'ModelError'
    this.status = status
    this.retryAfter = retryAfter
  }
}

type Model = Parameters<typeof wrapLanguageModel>[0]['model']

/** A key is for one address: it is not carried to wherever that one points. */
const staying =
  (way: typeof fetch): typeof fetch =>
  (input, init) =>
    way(input, { ...init, redirect: 'error' })

function modelAt({ provider, baseUrl: baseURL, model, apiKey, fetch: way = fetch }: ModelAt): Model {
  const given = { baseURL, fetch: staying(way), ...(apiKey === undefined ? {} : { apiKey }) }
  if (provider === 'anthropic') return createAnthropic(given)(model)
  const there = createOpenAICompatible({
    ...{ ...given, name: 'openai', includeUsage: true, supportsStructuredOutputs: true },
  })
  return there(model)
}

const mostTokens = 4_000

/** Held to the form without reading half of it: pieces come as they are, and a stream of nonsense is seen as one. */
const held = (model: Model, schema: JSONSchema7): Model =>
  wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v3',
      transformParams: async ({ params }) => ({ ...params, responseFormat: { type: 'json', schema } }),
    },
  })

/** What the model says, piece by piece, in the form that is asked for; `free` leaves the form to its own good will. */
export async function* streamed(
  at: ModelAt,
  { instructions, data, schema }: Question,
  abortSignal: AbortSignal,
  free: boolean,
): AsyncGenerator<Piece> {
  const { fullStream } = streamText({
    model: free ? modelAt(at) : held(modelAt(at), schema),
    system: instructions,
    prompt: data,
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    abortSignal,
    // What goes wrong comes with the stream, and is told by whoever reads it.
    onError: () => undefined,
  })
  for await (const part of fullStream) {
    if (part.type === 'text-delta') yield { text: part.text }
    else if (part.type === 'finish') yield { tokens: part.totalUsage.totalTokens ?? 0 }
    else if (part.type === 'error') throw asModelError(part.error)
    else if (part.type === 'abort') throw abortSignal.reason
  }
}

function asModelError(error: unknown): unknown {
  if (!APICallError.isInstance(error)) return error
  return new ModelError(error.statusCode, error.responseHeaders?.['retry-after'])
}

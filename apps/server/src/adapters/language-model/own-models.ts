import type { LookupFunction } from 'node:net'
import * as z from 'zod'
import type { FoundModel, ModelFailure, ModelPlace, OwnModels } from '../../services/resume/ports.ts'
import { createLanguageModel, type LanguageModelOptions } from './language-model.ts'
import { type AddressSettings, createModelAddresses, type ModelAddresses, usualPorts } from './model-addresses.ts'
import { modelsAt } from './model-list.ts'
import { createPlaces } from './places.ts'
import { tried } from './trial.ts'

export interface OwnModelsOptions extends AddressSettings {
  /** Told of each failure, without a word of what was asked or answered. */
  failed?(failure: ModelFailure, status: number | undefined): void
  /** Milliseconds in which a model on this machine answers that it is there; and for a trial. */
  foundMs?: number
  triedMs?: number
  /** Where Ollama and LM Studio listen; others in tests. */
  ports?: typeof usualPorts
  lookup?: LookupFunction
  /** Of an answer; others in tests. */
  bounds?: Partial<LanguageModelOptions>
}

const atOnce = { ofOne: 1, ofAll: 30 }

/** Models that people connect themselves: their addresses are theirs, so each is asked under guard. */
export function createOwnModels(options: OwnModelsOptions): OwnModels & { close(): Promise<void> } {
  const { keys, isThisMachineAlone, localAddresses, foundMs = 400, triedMs = 60_000, ports = usualPorts } = options
  const addresses = createModelAddresses(options, options.lookup)
  const places = createPlaces(atOnce)
  const optionsOf = ({ protocol, address, model, key }: ModelPlace): LanguageModelOptions => ({
    ...{ provider: protocol, baseUrl: address, model, apiKey: key },
    ...{ fetch: addresses.fetch, places, ...(options.failed && { failed: options.failed }), ...options.bounds },
  })

  return {
    keys,
    hasLocal: keys !== 'no' && (isThisMachineAlone || localAddresses.length > 0),
    mayAsk: addresses.mayAsk,
    at: (place) => (addresses.mayAsk(place.address) ? createLanguageModel(optionsOf(place)) : null),
    tried: (place, gone) => tried({ place, at: optionsOf(place), addresses, ms: triedMs, gone }),
    async found() {
      if (keys === 'no' || !isThisMachineAlone) return []
      await addresses.ready()
      const origins = [
        ...Object.values(ports).map((port) => `http://127.0.0.1:${port}`),
        ...localAddresses.flatMap((host) => originsOf(host)),
      ]
      const answers = await Promise.all([...new Set(origins)].map((origin) => foundAt(addresses, origin, foundMs)))
      return answers.flatMap((found) => (found && found.models.length > 0 ? [withName(found, ports)] : []))
    },
    close: addresses.close,
  }
}

/** A host without a port is asked where both listen. */
const originsOf = (host: string): string[] =>
  /:\d+$/.test(host) ? [`http://${host}`] : Object.values(usualPorts).map((port) => `http://${host}:${port}`)

const tags = z.object({
  models: z.array(z.object({ name: z.string(), details: z.object({ family: z.string().optional() }).optional() })),
})

/** One that only measures how alike texts are writes none. */
const isForEmbedding = (name: string, family = '') => /embed/i.test(name) || /bert$/i.test(family)

/** Null where nothing answers within the time. */
async function foundAt(addresses: ModelAddresses, origin: string, ms: number): Promise<FoundModel | null> {
  const signal = AbortSignal.timeout(ms)
  const address = `${origin}/v1`
  const ollama = addresses
    .fetch(`${origin}/api/tags`, { signal })
    .then(async (response) => tags.parse(await response.json()))
    .then(({ models }) => models.filter(({ name, details }) => !isForEmbedding(name, details?.family)))
    .then((models) => ({ provider: 'ollama' as const, address, models: models.map(({ name }) => name) }))
    .catch(() => null)
  const other = modelsAt(addresses, { protocol: 'openai', address, key: undefined }, signal)
    .then(({ models }) => models.filter((name) => !isForEmbedding(name)))
    .then((models) => ({ provider: 'address' as const, address, models }))
    .catch(() => null)
  return (await ollama) ?? other
}

const withName = (found: FoundModel, { lmStudio }: typeof usualPorts): FoundModel =>
  found.provider === 'address' && new URL(found.address).port === lmStudio ? { ...found, provider: 'lm-studio' } : found

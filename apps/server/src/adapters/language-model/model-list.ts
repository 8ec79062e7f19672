import * as z from 'zod'
import type { ModelPlace, ModelTrouble } from '../../services/resume/ports.ts'
import type { ModelAddresses } from './model-addresses.ts'

const listed = z.object({ data: z.array(z.object({ id: z.string() })) })

/** Both kinds of provider list their models at the same place and in the same form. */
const headersOf = ({ protocol, key }: Pick<ModelPlace, 'protocol' | 'key'>): Record<string, string> => {
  if (protocol === 'anthropic') return { 'anthropic-version': '2023-06-01', ...(key && { 'x-api-key': key }) }
  return key ? { authorization: `Bearer ${key}` } : {}
}

export interface ListedModels {
  models: string[]
  /** What is wrong already; a provider that lists nothing may still answer. */
  trouble: ModelTrouble | null
}

/** What there is to choose from. Throws where nothing answers. */
export async function modelsAt(
  addresses: ModelAddresses,
  place: Pick<ModelPlace, 'protocol' | 'address' | 'key'>,
  signal: AbortSignal,
): Promise<ListedModels> {
  const response = await addresses.fetch(`${place.address}/models`, { headers: headersOf(place), signal })
  if (!response.ok) {
    await response.body?.cancel()
    return { models: [], trouble: [401, 403].includes(response.status) ? 'wrong-key' : null }
  }
  const read = listed.safeParse(await response.json().catch(() => null))
  return read.success
    ? { models: read.data.data.map(({ id }) => id), trouble: null }
    : { models: [], trouble: 'no-json' }
}

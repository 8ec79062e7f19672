import type { LanguageModel, ModelPlace, OwnModels } from '../ports.ts'

/** Everything that may be chosen, in the order of the page. */
export const providers = [
  'off',
  'installation',
  'anthropic',
  'openai',
  'openrouter',
  'ollama',
  'lm-studio',
  'address',
  'own-assistant',
] as const
export type Provider = (typeof providers)[number]

interface Own {
  protocol: ModelPlace['protocol']
  /** Where it is, unless the person says otherwise. */
  address: string | null
  /** Whether its address is the person's to give. */
  isAddressGiven: boolean
}

const hosted = (protocol: Own['protocol'], address: string): Own => ({ protocol, address, isAddressGiven: false })
const given = (address: string | null): Own => ({ protocol: 'openai', address, isAddressGiven: true })

/** Those that the server asks for the person. */
export const ownProviders: Partial<Record<Provider, Own>> = {
  anthropic: hosted('anthropic', 'https://api.anthropic.com/v1'),
  openai: hosted('openai', 'https://api.openai.com/v1'),
  openrouter: hosted('openai', 'https://openrouter.ai/api/v1'),
  ollama: given('http://localhost:11434/v1'),
  'lm-studio': given('http://localhost:1234/v1'),
  address: given(null),
}

/** As it is asked: models that speak as OpenAI does have their paths under `/v1` where nothing else is said. */
export function asAsked(address: string): string {
  if (!URL.canParse(address)) return address
  const bare = address.replace(/\/+$/, '')
  return new URL(address).pathname === '/' ? `${bare}/v1` : bare
}

/** Whether it may be chosen here, by what is set up. */
export function isOffered(provider: Provider, model: LanguageModel | null, { keys, hasLocal }: OwnModels): boolean {
  if (provider === 'installation') return model !== null
  const own = ownProviders[provider]
  if (!own) return true
  if (keys === 'yes' && provider !== 'ollama' && provider !== 'lm-studio') return true
  return keys !== 'no' && own.isAddressGiven && hasLocal
}

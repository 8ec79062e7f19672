import * as texts from '../texts/writing-assistant.tsx'

export interface Assistant {
  provider: string
  name: string
  detail: string
  /** What the person says of it; nothing of those that are asked for no model. */
  asks?: {
    /** Where it is, unless they say otherwise; null where its address is known. */
    address: string | null
    /** What most use. */
    model: string
    key: 'needed' | 'possible'
  }
  /** Their lines are sent somewhere, so it is theirs to allow. */
  isSentLines?: boolean
}

/** In the order of the page; which of them may be chosen here, the server says. */
export const assistants = (installed: string | null): readonly Assistant[] => [
  { provider: 'off', ...texts.off },
  { provider: 'installation', ...texts.installation(installed), isSentLines: true },
  { provider: 'anthropic', ...texts.anthropic, ...hosted('claude-sonnet-4-5') },
  { provider: 'openai', ...texts.openai, ...hosted('gpt-5-mini') },
  { provider: 'openrouter', ...texts.openrouter, ...hosted('anthropic/claude-sonnet-4.5') },
  { provider: 'ollama', ...texts.ollama, ...local('http://localhost:11434/v1', 'qwen3:8b') },
  { provider: 'lm-studio', ...texts.lmStudio, ...local('http://localhost:1234/v1', '') },
  { provider: 'address', ...texts.otherAddress, ...local('', '') },
  { provider: 'own-assistant', ...texts.ownAssistant },
]

const hosted = (model: string) => ({ asks: { address: null, model, key: 'needed' as const }, isSentLines: true })
const local = (address: string, model: string) => ({
  asks: { address, model, key: 'possible' as const },
  isSentLines: true,
})

/** Whether it is this very computer, so that nothing leaves it. */
export const isHere = (address: string): boolean =>
  URL.canParse(address) && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(address).hostname)

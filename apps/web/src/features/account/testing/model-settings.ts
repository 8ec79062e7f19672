import type { ModelSettings } from '../../../lib/model-settings.ts'

/** Of somebody who chose nothing yet, where no model is set up and none is on this machine. */
export const noModel: ModelSettings = {
  ...{ provider: 'off', address: null, model: null, keyEnding: null, allowedAt: null, tokensThisMonth: 0 },
  providers: ['off', 'anthropic', 'openai', 'openrouter', 'address', 'own-assistant'],
}

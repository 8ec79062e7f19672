/** Who writes where no language model does. */
export const builtIn = 'built-in'
/** The chat assistant that a person uses by themselves. */
export const ownAssistant = 'own-assistant'

import type { PromptKind } from './prompt.ts'

const line = { type: 'integer' }
const text = { type: 'string' }
const sources = { type: 'array', items: line }

/** An object with these fields and no others, all of them there. */
const object = (properties: Record<string, object>) => ({
  ...{ type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
})
const list = (name: string, properties: Record<string, object>) =>
  object({ [name]: { type: 'array', items: object(properties) } })

/** The form of an answer as JSON Schema, for a model that can be held to one. */
export const answerSchemas: Record<PromptKind, object> = {
  resume: list('edits', { line, text, reason: text, sources }),
  letter: list('sentences', { paragraph: line, text, sources }),
  guide: list('answers', { part: line, text, sources }),
}

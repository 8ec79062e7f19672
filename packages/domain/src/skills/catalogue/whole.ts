import { fields } from './index.ts'
import type { Field } from './parse.ts'

// A file of its own in a browser: a page fetches it beside the engine, not inside it. Waited for here, so that nobody
// can read a text with half of the catalogue.
const { specialists } = await import('./specialist/index.ts')

/** The fields with their narrower skills and the rarer names of the common ones. */
export const wholeFields: Field[] = fields.map((field) => ({
  ...field,
  text: `${field.text}${specialists[field.key] ?? ''}`,
}))

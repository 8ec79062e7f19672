import type { Reading } from './read.ts'
import { readPage } from './read-page.ts'
import { readText } from './read-text.ts'
import type { SourceText } from './source.ts'

/** What a step that reads files made, of any kind. */
export const readSource = (said: SourceText): Reading => (said.positioned ? readPage(said) : readText(said))

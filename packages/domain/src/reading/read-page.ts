import { taught } from './heads/learnt.ts'
import type { Reading } from './read.ts'
import { readLabelled } from './read-labelled.ts'
import type { SourceText } from './source.ts'
import { networks } from './sureness/weights.ts'

/** A page whose fragments have places: the step that read it told what each of them is. */
export const readPage = (said: SourceText): Reading => readLabelled(said, networks().sureness, taught)

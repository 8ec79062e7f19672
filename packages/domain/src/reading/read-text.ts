import { labelled } from './labels/label.ts'
import { networks as ofLabels } from './labels/text-weights.ts'
import { withLostLines } from './one-line.ts'
import type { Reading } from './read.ts'
import { readLabelled } from './read-labelled.ts'
import type { SourceText } from './source.ts'
import { networks as ofSureness } from './sureness/weights.ts'

/** Text without places, of a file or pasted: what each of its lines is, is told here, not by the step that read it. */
export const readText = (said: SourceText): Reading =>
  readLabelled(labelled(withLostLines(said), ofLabels()), ofSureness().sureness)

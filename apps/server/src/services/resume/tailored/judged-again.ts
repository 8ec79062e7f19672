import { linesOf } from '@bespeak/domain/check/index.ts'
import { proposalJudge } from '@bespeak/domain/writers/index.ts'
import type { Ground } from './own-words.ts'
import { standing, type TailorEdit } from './tailor-edits.ts'

/** The day it was made. */
export interface Made {
  madeOn: string
}

/** The lines of an older engine that nothing of the person's says. What they confirmed is their own word. */
export function fallenLines({ original, facts }: Ground, edits: readonly TailorEdit[], { madeOn }: Made): Set<string> {
  const lines = linesOf(original.document, facts)
  const judge = proposalJudge({ lines, today: madeOn })
  const citedBy = ({ line, sources }: TailorEdit) => lines.filter(({ id }) => id === line || sources.includes(id))
  const isUntrue = (edit: TailorEdit) => changesWords(edit) && judge(edit.text, citedBy(edit)).why !== null
  return new Set(
    standing(edits)
      .filter(isUntrue)
      .map(({ line }) => line),
  )
}

const changesWords = ({ kind, text, confirmed }: TailorEdit) =>
  !confirmed && kind !== 'moved' && kind !== 'kept' && text.trim() !== ''

import { asConfirmed } from '@bespeak/domain/resume/edit.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import type { TailorOptions } from '@bespeak/domain/tailor/options.ts'
import type { KnownFact } from '../services/resume/facts/said.ts'
import type { Written } from '../services/resume/html/content.ts'
import { type TailorEdit, withoutReplaced } from '../services/resume/tailored/tailor-edits.ts'
import type { Tailored } from '../services/resume/tailored/tailoring.ts'
import type { Comparison } from './match.ts'
import { engineHere } from './works.ts'

export interface TailoredHere extends Comparison {
  original: Written
  made: Tailored
}

/** Through the same guard as in the product: what it lets stand has its sources, what it would ask stands nowhere. */
export async function tailorHere(
  task: Comparison & { options: TailorOptions },
  begin?: (step: string) => void,
): Promise<TailoredHere> {
  const { document, advertisement, said, settled = nothingSettled, today, options } = task
  const original = { content: toHtml(document), document }
  const engine = await engineHere(begin)
  const made = await engine.tailor({ original, said, settled, advertisement, options, today })
  return { document, advertisement, said, settled, today, original, made }
}

/** With words that the person said yes to: they are their statement, of that line alone. */
export async function tailoredWith(task: TailoredHere, edit: TailorEdit, fact: KnownFact): Promise<TailoredHere> {
  const { made, original, said, advertisement, today } = task
  const number = Math.max(0, ...made.edits.map((it) => it.number)) + 1
  const edits = [...withoutReplaced(made.edits, [edit]), { ...edit, number }]
  const engine = await engineHere()
  const { document, content, rationale, ...figures } = engine.pageWithEdits({
    ...{ page: { content: made.content, document: made.document }, before: made.edits, edits, gaps: made.gaps },
    ...{ rationale: made.rationale, ground: { original, facts: made.facts }, said, advertisement, today },
  })
  const confirmed = edits.map((it) => (it.id === edit.id ? asConfirmed(it, fact.id) : it))
  return {
    ...task,
    made: {
      ...{ ...made, document, content, rationale, edits: confirmed },
      ...{ facts: [...made.facts, fact], scores: { ...made.scores, ...figures } },
    },
  }
}

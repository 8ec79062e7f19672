import type { Correction } from '@bespeak/domain/match/types.ts'
import { allUndone, apply, type GapQuestion, nothingChanged, rationale } from '@bespeak/domain/tailor/index.ts'
import type { Said } from '../facts/said.ts'
import type { Written } from '../html/content.ts'
import { leftOutIn } from './left-out.ts'
import type { Ground } from './own-words.ts'
import { pageScores } from './page-scores.ts'
import type { PageScores } from './scores.ts'
import { standing, type TailorEdit } from './tailor-edits.ts'
import { contentOf } from './tailoring.ts'
import { withEdits } from './with-edits.ts'
import { withLook } from './with-look.ts'
import { withoutStrays } from './without-strays.ts'

export interface EditsTask {
  page: Written
  /** As they stand on the page, and as they are to stand. */
  before: readonly TailorEdit[]
  edits: readonly TailorEdit[]
  gaps: readonly GapQuestion[]
  /** As it was told before. */
  rationale: string
  ground: Ground
  said: readonly Said[]
  corrections?: readonly Correction[] | undefined
  advertisement: string
  today: string
}

export interface PageWithEdits extends Written, PageScores {
  rationale: string
  edits: TailorEdit[]
}

/** The page with these edits and no others; what the user typed stays. */
export function pageWithEdits(task: EditsTask): PageWithEdits {
  const { page, before, edits, ground, said, corrections, advertisement, today } = task
  const { document: original } = ground.original
  const [made, next] = [apply(original, standing(before)), apply(original, standing(edits))]
  const isUntouched = page.content === contentOf(made)
  const document = isUntouched ? next : withEdits(withoutStrays(page.document, made, before), made, next)
  const content = isUntouched ? contentOf(next) : withLook(document, page.content)
  // A no is an answer, and leaves the gap as it was.
  const isTold = (asked: string) => ground.facts.some(({ requirement }) => requirement === asked)
  const gaps = task.gaps.map((gap) => ({ ...gap, answered: gap.answered && isTold(gap.requirement) }))
  return {
    ...{ document, content, edits: [...edits] },
    rationale:
      rationale(original, standing(edits), gaps, said, edits.length > 0 ? allUndone : nothingChanged) +
      leftOutIn(task.rationale),
    ...pageScores({ page: document, original, said, corrections, advertisement, today }),
  }
}

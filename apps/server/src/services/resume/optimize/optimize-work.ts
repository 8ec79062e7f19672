import { checkResume } from '@bespeak/domain/ats/index.ts'
import type { TailorStep } from '../engine/telling.ts'
import type { Written } from '../html/content.ts'
import { type TailorTask, tailor } from '../tailored/tailoring.ts'
import { notesOn } from './notes.ts'

/** The page, and what was done and is left to do. */
export interface OptimizedPage extends Written {
  /** False where nothing changes. */
  isNew: boolean
  notes: string
}

const nothingToChange =
  '<p>We found nothing to improve, so no version was made and nothing was counted. Your resume stays as it is.</p>'

export async function optimize(task: TailorTask, begin: (step: TailorStep) => void): Promise<OptimizedPage> {
  const { content, document, edits, rationale } = await tailor(task, begin)
  const isNew = edits.length > 0
  // Without edits the reasons speak of the advertisement alone.
  const unchanged = nothingToChange + (task.advertisement === '' ? '' : rationale)
  const why = isNew ? rationale : unchanged
  return { content, document, isNew, notes: notesOn(why, checkResume(document).checks) }
}

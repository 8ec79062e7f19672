import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { dayOf } from '../../../lib/days.ts'
import { engine } from '../../../lib/reading/engine.ts'

/** Done in the engine's worker: nothing is sent anywhere. */
export const assess = (document: ResumeDocument, advertisement: string) =>
  engine('assess', { document, advertisement, source: '', facts: null, today: dayOf(new Date()) })

export type Assessment = Awaited<ReturnType<typeof assess>>

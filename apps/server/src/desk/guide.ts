import { guideContent } from '../services/resume/documents/guide-content.ts'
import { bytesOf } from '../services/resume/documents/write-resume.ts'
import type { MadeGuide } from '../services/resume/guides/guide-work.ts'
import { standing } from '../services/resume/tailored/tailor-edits.ts'
import type { TailoredHere } from './tailor.ts'
import { engineHere, writerHere } from './works.ts'

/** Of the words that the person wrote: they are asked about those. */
export async function guideHere({ made, original, advertisement, today }: TailoredHere): Promise<MadeGuide> {
  const facts = made.facts.filter(({ confirmed }) => !confirmed)
  return (await engineHere()).guide({
    ...{ document: original.document, said: [], facts, edits: standing(made.edits), advertisement, today },
    ...{ title: null, company: made.job.company },
  })
}

export async function guideFile(guide: MadeGuide, { made, today }: TailoredHere): Promise<Uint8Array> {
  const { title, company, text, questions } = guide
  const person = made.document.basics.name ?? ''
  const row = { guide: text, title, company, person, createdAt: new Date(today) }
  const content = guideContent(
    row,
    questions.map((question) => ({ question, notes: null })),
  )
  return bytesOf(await (await writerHere()).renderGuide(content, 'a4'))
}

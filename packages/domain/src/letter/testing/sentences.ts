import type { Job } from '../../job/job.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { literally } from '../../text/patterns.ts'
import { letterFrom, letterGround } from '../index.ts'
import type { LetterChoices, LetterSentence } from '../letter.ts'
import { cleaned } from '../statements.ts'
import { frames, headings } from '../texts.ts'

const places = (frame: string) => new RegExp(`^${literally(frame).replace(/\\\{\w+\\\}/g, '.*')}$`, 'u')
const ofFrames = [frames.formal, frames.plain].flatMap(({ openings, closings, ...others }) => [
  ...openings,
  ...closings,
  ...Object.values(others),
])
const patterns = [...ofFrames, headings.held, headings.asked, headings.done].map(places)
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** What of the letters of a resume for a job is wrong by the rules that hold for any. */
export function faultsOf(document: ResumeDocument, job: Job, choices: LetterChoices, most: number) {
  const ground = letterGround(document, job, choices)
  const own = new Set(
    [...ground.sources.values()].flatMap(({ text }) => [...text.split(/,\s+/), cleaned(text), `${cleaned(text)}.`]),
  )
  const ad = plain(job.text)
  const isTheirs = ({ text, sources, job: asked }: LetterSentence) =>
    patterns.some((pattern) => pattern.test(text)) ||
    own.has(cleaned(text)) ||
    (asked.length > 0 && ad.includes(plain(text))) ||
    // What lines stand under is told by its parts, each as it is.
    (sources.length === 1 && ground.engagements.has(sources[0] ?? ''))
  const letters = (['highlights', 'pairs'] as const).map((form) =>
    letterFrom({ ...ground, choices: { ...choices, form } }, 'professional'),
  )
  return letters.map((letter) => {
    const sentences = letter.paragraphs.flatMap((it) => it.sentences)
    const lines = letter.proofs.map(({ line }) => plain(line))
    return {
      letter,
      foreign: sentences.filter((it) => !isTheirs(it)).map(({ text }) => text),
      twice: lines.filter((line, at) => lines.indexOf(line) < at),
      tooLong: letter.words > most && letter.missing === null ? [letter.content] : [],
      missing: letter.missing === null ? [] : [letter.form],
    }
  })
}

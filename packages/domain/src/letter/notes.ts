import { isDemand } from '../job/is-demand.ts'
import type { Job } from '../job/job.ts'
import { clicheIn } from './cliches.ts'
import type { LetterSentence } from './letter.ts'
import type { Material } from './material.ts'

const mostGaps = 3
const fewLines = 3

/** What would make it stronger, and what the person should know before sending it: never in the letter itself. */
export function notesOn(sentences: readonly LetterSentence[], material: Material, job: Job): string[] {
  const { ad, options, ledger, proofs } = material
  const { motivation } = options
  const gaps = ledger.filter(
    ({ status, importance, kind, requirement: text }) =>
      status === 'not-shown' &&
      isDemand({ text }, job) &&
      importance === 'required' &&
      /^(?:skill|experience|certificate|degree|language)$/.test(kind),
  )
  const overused = clicheIn(motivation ?? '')
  const told = proofs.filter(({ source }) => sentences.some((it) => it.sources.includes(source.id)))
  return [
    ...(told.length < fewLines ? [fewTold(told.length)] : []),
    ...(told.length > 0 && !sentences.some(({ text, sources }) => sources.length > 0 && hasFigure.test(text))
      ? [noFigures]
      : []),
    ...(ad.company ? [] : ['The advertisement names no company. Put its name where the letter says “your team”.']),
    ...(ad.role ? [] : ['The advertisement names no role. Say which one you mean.']),
    ...(motivation?.trim()
      ? []
      : ['Say in a sentence or two why you want this job: the letter does not invent a reason.']),
    ...(overused ? [`“${overused}” is in many letters. Leave it out.`] : []),
    ...gaps
      .slice(0, mostGaps)
      .map(
        ({ requirement }) =>
          `The advertisement asks for “${requirement}”, and your resume does not show it. If you have it, add where and when.`,
      ),
  ]
}

const fewTold = (count: number) =>
  `${count === 0 ? 'No line of your resume could be told.' : `Only ${count === 1 ? 'one line' : 'two lines'} of your resume could be told.`} Add what you did, how much of it, and what came of it: the letter will have more to say.`

/** Words count as well; a year is no figure. */
const hasFigure =
  /(?<!\p{N})(?!(?:19|20)\p{N}{2}(?!\p{N}))\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)\b/iu

const noFigures = 'No line in it has a figure. Where you know how many, how much or how fast, add it to your resume.'

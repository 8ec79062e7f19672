import { isDemand } from '../job/is-demand.ts'
import type { Job } from '../job/job.ts'
import type { LedgerRow } from '../match/index.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { clicheIn } from './cliches.ts'
import type { LetterSentence } from './letter.ts'
import type { Material } from './material.ts'

const mostGaps = 3
const fewLines = 3

/** What a resume can show. */
const shown = new Set<LedgerRow['kind']>(['skill', 'experience', 'certificate', 'degree', 'language'])

/** What would make it stronger, and what the person should know before sending it: never in the letter itself. */
export function notesOn(sentences: readonly LetterSentence[], material: Material, job: Job): string[] {
  const { ad, options, ledger, proofs } = material
  const { motivation } = options
  const gaps = ledger.filter(
    ({ status, importance, kind, requirement: text }) =>
      status === 'not-shown' && isDemand({ text }, job) && importance === 'required' && shown.has(kind),
  )
  const overused = clicheIn(motivation ?? '')
  const told = proofs.filter(({ source }) => sentences.some((it) => it.sources.includes(source.id)))
  return [
    ...(proofs.length < fewLines ? [fewTold(proofs.length)] : []),
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
  `${count === 0 ? 'No line of your resume could be used.' : `Only ${count === 1 ? 'one line' : 'two lines'} of your resume could be used.`} Add what you did, how much of it, and what came of it: the letter will have more to say.`

const hasFigure = patternOf(letterWords.hasFigure, 'iu')

const noFigures =
  'No sentence in the letter has a figure. Where you know how many, how much or how fast, add it to your resume.'

import { isDemand } from '../job/is-demand.ts'
import type { Job } from '../job/job.ts'
import type { LedgerRow } from '../match/index.ts'
import type { Ad } from './ad.ts'
import { clicheIn } from './cliches.ts'
import { type LetterOptions, limitsOf } from './letter.ts'

const mostGaps = 3

/** What the person should know before sending it: never in the letter itself. */
export function notesOn(
  words: number,
  { company, role }: Ad,
  job: Job,
  ledger: readonly LedgerRow[],
  { style, motivation }: LetterOptions,
): string[] {
  const { least, most } = limitsOf(style)
  const gaps = ledger.filter(
    ({ status, importance, kind, requirement: text }) =>
      status === 'not-shown' &&
      isDemand({ text }, job) &&
      importance === 'required' &&
      /^(?:skill|experience|certificate|degree|language)$/.test(kind),
  )
  const overused = clicheIn(motivation ?? '')
  return [
    ...(words < least
      ? [
          `The letter has ${words} words; ${least} to ${most} are usual. Add to your resume what you did, how much of it, and what came of it.`,
        ]
      : []),
    ...(company ? [] : ['The advertisement names no company. Put its name where the letter says “your team”.']),
    ...(role ? [] : ['The advertisement names no role. Say which one you mean.']),
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

import { credentialStatus } from '../credentials/index.ts'
import type { Requirement } from '../job/job.ts'
import type { SourceKind } from '../resume/sources.ts'
import { anyNamed } from '../text/patterns.ts'
import { splitText } from '../text/split.ts'
import { tokensOf } from '../text/tokens.ts'
import { clauseWords, credentialFrame, credentialNouns, timeNames } from '../words/match.ts'
import { covered } from './evidence.ts'
import type { ResumeLine } from './lines.ts'
import type { Judged, RowContext } from './rows.ts'
import { shortForms, stemsIn } from './stems.ts'
import { half, shownFrom } from './weights.ts'

/** `BLS or ACLS`, `OSHA 10/30`: one of them; not `RN license and BLS/ACLS`. */
function oneWillDo(words: string): boolean {
  return /\bor\b/i.test(words) || (words.includes('/') && !/\band\b/i.test(words))
}

/** A licence or certificate, by its short forms and names: held, pending or lapsed. */
export function judgeCredential(requirement: Requirement, context: RowContext): Judged {
  const names = [...new Set(shortForms(requirement.words))].map((short) => short.toUpperCase())
  const found = names.map((name) => namedIn(name, context))
  const held = found.filter((it) => it?.share === 1)
  const some = found.filter((it): it is Judged => it !== null)
  const [first] = held.length > 0 ? held : some.toSorted((a, b) => b.share - a.share)
  const byName = byWords(requirement, context)
  // `Transport Manager CPC` is no other CPC.
  const isOther = first?.share === 1 && byName.share < shownFrom && byName.line !== null
  if (first && !isOther && (held.length === names.length || oneWillDo(requirement.words)))
    return { ...first, near: byName.near ?? [] }
  if (first) return { ...first, share: Math.min(first.share, half), near: byName.near ?? [] }
  return byName
}

/** A line that has the short form; one that holds it before others. */
function namedIn(name: string, { resume, today }: RowContext): Judged | null {
  const lines = resume.lines.filter(
    (line) => namesCredentials(line) && (isShort(line.text, name) || isSpelledOut(line.text, name)),
  )
  const all = lines.map((line) => asHeld(line, name, today)).toSorted((a, b) => b.share - a.share)
  return all[0] ?? null
}

const isShort = (text: string, name: string) => tokensOf(text).some((token) => token.text.replace(/s$/, '') === name)

const shortestName = 3

/** `Basic Life Support` is BLS: capitals that stand side by side. */
function isSpelledOut(text: string, name: string): boolean {
  const initials = tokensOf(text).map((token) => (/^\p{Lu}\p{Ll}/u.test(token.text) ? token.text.charAt(0) : ' '))
  return name.length >= shortestName && initials.join('').includes(name)
}

const timeWords: ReadonlySet<string> = new Set(timeNames)

const hows = { held: null, pending: 'Not held yet', lapsed: 'Expired', none: 'Not held' } as const
const heldShares = { held: 1, pending: half, lapsed: 0, none: 0 } as const

function asHeld(line: ResumeLine, name: string, today: string, share = 1): Judged {
  const status = credentialStatus(line.source, today, name)
  return {
    share: Math.min(share, heldShares[status]),
    line: status === 'held' || status === 'pending' ? line : null,
    how: hows[status],
    isDenied: status === 'lapsed' || status === 'none',
  }
}

const ownPlaces = new Set<SourceKind>(['item', 'study', 'skill', 'label', 'summary', 'fact'])

/** A line of work shows a credential only where it names one, or nothing else. */
const namesCredentials = ({ source, text }: ResumeLine): boolean =>
  source.role === null || ownPlaces.has(source.kind) || namesOne(text)

const namesOne = (text: string) => tokensOf(text).some(({ lower }) => credentialNouns.has(lower))

const clauses = new RegExp(`[,;()]|\\s(?:${anyNamed(clauseWords)})\\s`, 'giu')

/** The clauses that name a credential, without the words that every credential has. */
function namesIn(words: string): string[] {
  const named = splitText(words, clauses).filter((clause) => namesOne(clause) || shortForms(clause).length > 0)
  const bare = (named.length > 0 ? named : [words]).map((clause) =>
    tokensOf(clause)
      .filter(
        ({ lower, digits }, at, all) =>
          !credentialFrame.has(lower) && !(digits && timeWords.has(all[at + 1]?.lower ?? '')),
      )
      .map(({ text }) => text)
      .join(' '),
  )
  const telling = bare.filter((name) => stemsIn(name).length > 0)
  return telling.length > 0 ? telling : [words]
}

/** `OSHA 30`, `Level 3`, `18th Edition`: the numbers of its name. */
const numbersIn = (name: string): string[] => tokensOf(name).flatMap(({ digits, lower }) => (digits ? [lower] : []))

/** By the words of its name; of several that are asked together the one that is least shown. */
function byWords({ words }: Requirement, { job, resume, today }: RowContext): Judged {
  const all = namesIn(words).map((name) => {
    const found = covered(name, job.title ?? '', resume, namesCredentials)
    const own = new Set(tokensOf(found.line?.text ?? '').map(({ lower }) => lower))
    const isOther = numbersIn(name).some((number) => !own.has(number))
    return { ...found, name, share: isOther ? Math.min(found.share, half) : found.share }
  })
  const [least, most] = [
    all.reduce((one, it) => (it.share < one.share ? it : one)),
    all.reduce((one, it) => (it.share > one.share ? it : one)),
  ]
  const isAll = oneWillDo(words) || least.share >= shownFrom
  const { name, line, near } = most
  const share = isAll ? most.share : Math.min(most.share, half)
  const isAbsent = most.share < shownFrom
  return line && !isAbsent ? { ...asHeld(line, name, today, share), near } : { share, line, how: null, near, isAbsent }
}

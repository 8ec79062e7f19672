import { credentialStatus } from '../credentials/index.ts'
import type { Requirement } from '../job/job.ts'
import { tokensOf } from '../text/tokens.ts'
import { credentialFrame, credentialNouns } from '../words/match.ts'
import { covered } from './evidence.ts'
import type { ResumeLine } from './lines.ts'
import type { Judged, RowContext } from './rows.ts'
import { shortForms, stemsIn } from './stems.ts'
import { half, shownFrom } from './weights.ts'

const oneWillDo = /\bor\b|\/|\(/i

/** A licence or certificate, by its short forms and names: held, pending or lapsed. */
export function judgeCredential(requirement: Requirement, context: RowContext): Judged {
  const names = [...new Set(shortForms(requirement.words))].map((short) => short.toUpperCase())
  const found = names.map((name) => namedIn(name, context))
  const held = found.filter((it) => it?.share === 1)
  const some = found.filter((it): it is Judged => it !== null)
  const [first] = held.length > 0 ? held : some.toSorted((a, b) => b.share - a.share)
  if (first && (held.length === names.length || oneWillDo.test(requirement.words))) return first
  const byName = byWords(requirement, context)
  if (first && byName.share < first.share) return { ...first, share: Math.min(first.share, half) }
  return byName
}

/** A line that has the short form; one that holds it before others. */
function namedIn(name: string, { resume, today }: RowContext): Judged | null {
  const lines = resume.lines.filter(({ source }) =>
    tokensOf(source.text).some(({ text }) => text.replace(/s$/, '') === name),
  )
  const all = lines.map((line) => asHeld(line, name, today)).toSorted((a, b) => b.share - a.share)
  return all[0] ?? null
}

const hows = { held: null, pending: 'Not held yet', lapsed: 'Not valid any more', none: 'Not held' } as const
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

const ownPlaces: ReadonlySet<string> = new Set(['item', 'study', 'skill', 'label', 'summary', 'fact'])

/** A line of work shows a credential only where it names one. */
const namesCredentials = ({ source }: ResumeLine): boolean =>
  ownPlaces.has(source.kind) || tokensOf(source.text).some(({ lower }) => credentialNouns.has(lower))

/** By the words of its name, without those that every credential has. */
function byWords({ words }: Requirement, { job, resume, today }: RowContext): Judged {
  const name = tokensOf(words)
    .filter(({ lower }) => !credentialFrame.has(lower))
    .map(({ text }) => text)
    .join(' ')
  const asked = stemsIn(name).length > 0 ? name : words
  const { share, line, near } = covered(asked, job.title ?? '', resume, namesCredentials)
  const isAbsent = share < shownFrom
  return line && !isAbsent ? { ...asHeld(line, asked, today, share), near } : { share, line, how: null, near, isAbsent }
}

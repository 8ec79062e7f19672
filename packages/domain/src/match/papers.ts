import { credentialStatus } from '../credentials/index.ts'
import type { Requirement } from '../job/job.ts'
import type { SourceKind } from '../resume/sources.ts'
import { anyNamed } from '../text/patterns.ts'
import { wordsIn } from '../text/spans.ts'
import { splitText } from '../text/split.ts'
import { tokensOf } from '../text/tokens.ts'
import { smallWords } from '../words/check.ts'
import {
  clauseWords,
  credentialFrame,
  credentialNouns,
  frameWords,
  insteadWords,
  namedDegrees,
  openSubjectWords,
  studyLevels,
  studyWords,
  subjectsOfLetters,
  timeNames,
} from '../words/match.ts'
import { covered } from './evidence.ts'
import type { ResumeLine } from './lines.ts'
import type { Judged, RowContext } from './rows.ts'
import { allStems, sameStem, shortForms, stemsIn } from './stems.ts'
import { half, shownFrom } from './weights.ts'

const levels = new Map(studyLevels.flatMap(([level, names]) => wordsIn(names).map((name) => [name, level] as const)))

/** The words of a text, degrees in letters as one: `B.Sc.` is `bsc`. */
const wordsOf = (text: string): string[] => tokensOf(text).map(({ lower }) => lower.replace(/['’]s$|\./g, ''))

const highSchool = /\bhigh school\b|\bsecondary\b/i

/** The highest level that a text names; 0 for none. */
function levelOf(text: string): number {
  const named = Math.max(0, ...wordsOf(text).map((word) => levels.get(word) ?? 0))
  return named === 0 && highSchool.test(text) ? 1 : named
}

/** Of several that are asked the lowest will do. */
function leastLevel(words: string): number {
  const named = splitText(words, /\sor\s|\/|,/giu)
    .map(levelOf)
    .filter((level) => level > 0)
  return named.length === 0 ? 0 : Math.min(...named)
}

/** Its degree and subject; schools are called after degrees as well. */
const nameOf = ({ source: { kind, quotes, text } }: ResumeLine): string =>
  kind === 'study' && levelOf(quotes.slice(0, 2).join(' ')) > 0 ? quotes.slice(0, 2).join(' ') : text

const insteadOfDegree = new RegExp(`\\b(?:${anyNamed(insteadWords)})\\b`, 'i')

/** A degree that is asked, by level and subject. */
export function judgeDegree(words: string, { resume, today, inWork }: RowContext): Judged | null {
  const asked = leastLevel(words)
  if (asked === 0) return null
  const studies = resume.lines.flatMap((line) => studyIn(line, today))
  const held = studies.filter(({ level, status }) => level > 0 && status !== 'none' && status !== 'lapsed')
  const subject = wordsOf(subjectIn(words))
    .filter((word) => !aroundSubject.some((table) => table.has(word)) && !levels.has(word))
    .map(sameStem)
  const isOpen = asked === 1 || subject.length === 0 || wordsOf(words).some((word) => openSubjectWords.has(word))
  const enough = held.filter(({ level }) => level >= asked)
  const own = enough.find(({ line }) => isOf(subject, line)) ?? (isOpen ? enough[0] : undefined)
  const isPending = own?.status === 'pending'
  if (own) return { share: isPending ? half : 1, line: own.line, how: isPending ? 'Not finished yet' : null }
  const [near] = enough.length > 0 ? enough : held.filter(({ level }) => level === asked - 1 && level > 1)
  if (near) return { share: half, line: near.line, how: enough.length > 0 ? 'In another subject' : 'One level below' }
  const [role] = inWork.lines
  if (role && insteadOfDegree.test(words) && inWork.years >= enoughYears)
    return { share: half, line: role, how: 'Experience in place of the degree' }
  // A study without its level, or a level told elsewhere, may be it.
  const isAbsent = !studies.some(({ level }) => level === 0) && !resume.lines.some(({ text }) => levelOf(text) >= asked)
  return { share: 0, line: null, how: null, isAbsent }
}

const enoughYears = 3
const aroundSubject = [studyWords, frameWords, smallWords, credentialFrame]

/** What stands behind its `in` or `of`; without one any subject will do. */
const subjectIn = (words: string): string => /\b(?:in|of)\s(.*)$/iu.exec(words)?.[1] ?? ''

function studyIn(line: ResumeLine, today: string) {
  const { source } = line
  const isStudy = source.kind === 'study'
  if (!isStudy && !(source.section === 'certificates' && wordsOf(line.text).some((it) => namedDegrees.has(it))))
    return []
  return [{ line, level: levelOf(nameOf(line)), status: credentialStatus(source, today) }]
}

const letterSubjects = new Map(subjectsOfLetters)

const isOf = (subject: readonly string[], { source }: ResumeLine) => {
  const letters = wordsOf(source.text).flatMap((word) => letterSubjects.get(word) ?? [])
  const own = new Set([...allStems(source.text), ...letters.map(sameStem)])
  return subject.some((stem) => own.has(stem))
}

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

const isShort = (text: string, name: string) => tokensOf(text).some((token) => token.text === name)

/** `supports CPAs`: those who have it, and nothing that one has. */
const isOfPeople = (text: string, name: string) =>
  shortForms(name).some((short) => tokensOf(text).some((token) => token.text === `${short.toUpperCase()}s`)) &&
  !shortForms(name).some((short) => isShort(text, short.toUpperCase()))

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
    const found = covered(
      name,
      job.title ?? '',
      resume,
      (line) => namesCredentials(line) && !isOfPeople(line.text, name),
    )
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

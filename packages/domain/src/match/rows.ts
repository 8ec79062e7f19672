import { credentialStatus } from '../credentials/index.ts'
import type { Job, Requirement } from '../job/job.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'
import { natureOf } from '../skills/nature.ts'
import { hasInARow } from '../skills/tokens.ts'
import { anyNamed, patternOf } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import { stemOf } from '../text/stem.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import { smallWords } from '../words/check.ts'
import { languageLevel, oneOfWords, slightWords } from '../words/match.ts'
import { covered } from './evidence.ts'
import { prose, type ResumeLine, type ResumeLines } from './lines.ts'
import { judgeCredential, judgeDegree } from './papers.ts'
import { stemsIn, titleShare } from './stems.ts'
import type { RowStatus } from './types.ts'
import { half, nameFrom, partlyFrom, shownFrom, yearWeights } from './weights.ts'
import { subjectOfYears, type Worked, yearsOf } from './years.ts'

/** What was found of a row, before anybody counts it. */
export interface Judged {
  /** 0 to 1. */
  share: number
  line: ResumeLine | null
  how: string | null
  near?: readonly ResumeLine[]
  /** The resume says that it is not held any more, or not at all. */
  isDenied?: boolean
  /** No name of it stands anywhere. */
  isAbsent?: boolean
}

/** The one place that decides a status. */
export const statusOf = ({ share, line }: Judged): RowStatus =>
  line === null && share < shownFrom
    ? 'not-shown'
    : share >= shownFrom
      ? 'met'
      : share >= partlyFrom
        ? 'partly'
        : 'not-shown'

export interface RowContext {
  job: Job
  resume: ResumeLines
  today: string
  /** In the work of this job. */
  inWork: Worked
}

export function judge(requirement: Requirement, context: RowContext): Judged {
  switch (requirement.kind) {
    case 'degree':
      return judgeDegree(requirement.words, context) ?? byWords(requirement, context)
    case 'certificate':
      return judgeCredential(requirement, context)
    case 'language':
      return judgeLanguage(requirement, context)
    case 'skill':
      return bySkills(requirement, context)
    default:
      return requirement.years === null
        ? byWords(requirement, context)
        : judgeYears(requirement, requirement.years, context)
  }
}

/** `counts`: which lines may show it; all where nothing is said. */
function byWords(
  { words }: Pick<Requirement, 'words'>,
  { job, resume, today }: RowContext,
  counts = (_line: ResumeLine) => true,
): Judged {
  const title = job.title ?? ''
  const own = covered(words, title, resume, (line) => isNoFact(line) && counts(line))
  // A fact counts where no line of theirs does: else it would take a role's own line away.
  const { share, line, near } = own.share >= shownFrom ? own : covered(words, title, resume, counts)
  // A requirement that is a title is met by titles.
  const isTitle = stemsIn(words).every((stem) => stemsIn(title).includes(stem))
  const byTitle = isTitle ? titleLine(words, resume) : null
  if (byTitle && byTitle.share > share) return { ...byTitle, how: null, near }
  const isLapsed = line?.source.role === null && unheld.has(credentialStatus(line.source, today, words))
  const isSlight = line !== null && saysSlightly(line.text, words)
  return {
    share: isSlight || isLapsed ? Math.min(share, half) : share,
    line,
    how: line ? whereListed(line) : null,
    near,
    isAbsent: near.length === 0,
  }
}

const unheld: ReadonlySet<string> = new Set(['lapsed', 'pending'])
const isNoFact = ({ source }: ResumeLine) => source.kind !== 'fact'

const shortLine = 6

/** `Excel (basic)`, `conversational Spanish`: of a name alone, and not in what is asked. */
function saysSlightly(text: string, asked: string): boolean {
  const words = tokensOf(text)
  const own = new Set(tokensOf(asked).map(({ lower }) => lower))
  return words.length <= shortLine && words.some(({ lower }) => slightWords.has(lower) && !own.has(lower))
}

function titleLine(words: string, { lines }: ResumeLines): { share: number; line: ResumeLine } | null {
  const found = lines
    .filter(({ source }) => source.kind === 'role')
    .map((line) => ({ line, share: titleShare(words, line.source.text) }))
    .sort((a, b) => b.share - a.share)
  return found[0] ?? null
}

const whereListed = ({ source }: ResumeLine): string | null =>
  source.kind === 'skill' ? 'Only in your skills list' : null

const anyWillDo = new RegExp(`\\b(?:${anyNamed(oneOfWords)})(?!\\p{L})|/`, 'iu')

/** Each skill by its name, a kind of it or a line about it; of several all, or one where one will do. */
function bySkills(requirement: Requirement, context: RowContext): Judged {
  const whole = byWords(requirement, context)
  const { words } = requirement
  // What stands in a bracket explains the rest.
  const outside = words.replace(/\([^()]*\)/g, ' ')
  const named = requirement.skills.filter((name) => hasInARow(outside, name))
  const skills = named.length > 0 ? named : requirement.skills
  const examples = requirement.skills
    .filter((name) => !skills.includes(name))
    .map((name) => bySkill(name, context, words))
  const shownByExample = examples.find((it) => statusOf(it) === 'met')
  const each = skills.map((name) => bySkill(name, context, words))
  if (each.length === 0) return whole
  if (shownByExample) return shownByExample
  if (each.length === 1 || anyWillDo.test(words))
    return { ...best(each), near: whole.near ?? [], isAbsent: each.every((it) => it.isAbsent) }
  const met = each.filter((it) => statusOf(it) === 'met')
  const found = best(met.length > 0 ? met : [whole, ...each])
  const isAbsent = each.every((it) => it.isAbsent)
  if (met.length === each.length) return { ...found, isAbsent }
  return met.length > 0 ? { ...found, share: Math.min(found.share, half), isAbsent } : { ...found, isAbsent }
}

/** By its name or a kind of it; a name of several words may be told in others. */
function bySkill(name: string, context: RowContext, asked = name): Judged {
  const lines = context.resume.lines.filter(({ skills, source }) => skills.has(name) && source.kind !== 'role')
  const shown = lines.map((line) => ({
    share: saysSlightly(line.text, asked) ? half : 1,
    line,
    how: whereListed(line),
  }))
  const full = shown.filter(({ share }) => share === 1)
  const [first] = [...full.filter(({ how }) => how === null), ...full, ...shown]
  if (first) return first
  const told = byWords({ words: name }, context)
  const nothing = { ...told, share: 0, line: null, how: null, isAbsent: !isNearly(name, context.resume) }
  const [stem = '', ...others] = stemsIn(name)
  // `Azure DevOps` is no Azure, and `ready to go` no Go; of `Accounts payable` half the words are no name.
  const isPart = [...(told.line?.skills ?? [])].some((it) => stemsIn(it).length > 1 && stemsIn(it).includes(stem))
  const isOther = others.length === 0 && (isPart || natureOf(name) === 'tool')
  return isOther || told.share < nameFrom ? nothing : told
}

const leastLetters = 5
const squashed = perText((text: string) => text.toLowerCase().replace(/[\s.\-/]/g, ''))

/** `PowerBI` for `Power BI`, `MySQL` for `SQL`: written otherwise, or a part of it. */
function isNearly(name: string, { lines }: ResumeLines): boolean {
  const letters = squashed(name)
  if (letters.length >= leastLetters && lines.some(({ text }) => squashed(text).includes(letters))) return true
  return lines.some(({ skills }) =>
    [...skills].some((it) => it.endsWith(name) || (skillNamed(it)?.parents.includes(name) ?? false)),
  )
}

const best = (all: readonly Judged[]): Judged => all.reduce((most, it) => (it.share > most.share ? it : most))

function judgeLanguage(requirement: Requirement, context: RowContext): Judged {
  const { words } = requirement
  const named = skillMatcher().named(words)
  const skills = named.flatMap(({ name, field }) => (field === 'languages' ? [name] : []))
  const [line = null] = context.resume.lines
  const asksEnglish = skills.includes('English')
  const others = skills.filter((name) => name !== 'English').map((name) => bySpeech(name, context))
  const isEither = /\bor\b/i.test(words)
  const isMet = asksEnglish && (others.length === 0 || isEither)
  if (isMet) return { share: line ? 1 : 0, line, how: 'Your resume is in English', isAbsent: false }
  if (others.length === 0) return byWords(requirement, context)
  const [least] = others.toSorted((a, b) => a.share - b.share)
  const most = best(others)
  const isOpen = isEither || least === undefined || statusOf(least) === 'met'
  return isOpen ? most : { ...most, share: Math.min(most.share, half), isAbsent: others.every((it) => it.isAbsent) }
}

function bySpeech(name: string, context: RowContext): Judged {
  const { near, isAbsent } = byWords({ words: name }, context)
  return {
    ...byWords({ words: name }, context, (line) => isSpoken(line, name)),
    near: near ?? [],
    isAbsent: isAbsent ?? true,
  }
}

const level = patternOf(languageLevel)

/** `Cooked French dishes` says what they are like: a line of work shows a language with a level, or where no such word follows. */
function isSpoken({ source, text }: ResumeLine, name: string): boolean {
  if (!prose.has(source.kind) || level.test(text)) return true
  const words = tokensOf(text)
  return words.some((word, at) => word.text === name && !isOfLanguage(words[at + 1]))
}

const isOfLanguage = (next: Token | undefined) =>
  next !== undefined &&
  next.gap === ' ' &&
  /^\p{Ll}/u.test(next.text) &&
  !smallWords.has(next.lower) &&
  !stemOf(next.lower).startsWith('speak')

/** "10 years in related roles (2 required)" */
export function yearsWords(have: number, asked: number): string {
  const years = Math.floor(have)
  return `${years === 0 ? 'Less than a year' : years === 1 ? '1 year' : `${years} years`} in related roles (${asked} required)`
}

/** Years of roles that show what they are asked in, or of this work where that is what is asked. */
function judgeYears(requirement: Requirement, asked: number, context: RowContext): Judged {
  const { job, resume, today, inWork } = context
  const subject = subjectOfYears(requirement)
  const title = job.title ?? ''
  const ofWork = subject === '' || stemsIn(subject).every((stem) => stemsIn(title).includes(stem))
  const found = subject === '' ? null : byWords({ words: subject }, context)
  const own = subject === '' ? inWork : yearsOf(subject, title, resume, today)
  const counted = ofWork || (found && statusOf(found) === 'met' && inWork.years > own.years) ? inWork : own
  const line = counted.lines[0] ?? found?.line ?? null
  const share = asked > 0 ? counted.years / asked : 1
  const how = counted.years > 0 ? yearsWords(counted.years, asked) : null
  const near = found?.near ?? []
  if (share >= yearWeights.enough) return { share: 1, line, how, near }
  if (share >= yearWeights.partly) return { share: half, line, how, near }
  // The work is known without the years, or the years without this work.
  const isKnown = found !== null && statusOf(found) !== 'not-shown'
  if (isKnown || inWork.years >= asked * yearWeights.partly)
    return { share: half, line: found?.line ?? inWork.lines[0] ?? null, how, near }
  return { share: 0, line: null, how: null, near, isAbsent: true }
}

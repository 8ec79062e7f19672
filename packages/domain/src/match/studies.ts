import { credentialStatus } from '../credentials/index.ts'
import { anyNamed } from '../text/patterns.ts'
import { wordsIn } from '../text/spans.ts'
import { splitText } from '../text/split.ts'
import { tokensOf } from '../text/tokens.ts'
import { smallWords } from '../words/check.ts'
import {
  credentialFrame,
  frameWords,
  insteadWords,
  namedDegrees,
  openSubjectWords,
  studyLevels,
  studyWords,
  subjectsOfLetters,
} from '../words/match.ts'
import type { ResumeLine } from './lines.ts'
import type { Judged, RowContext } from './rows.ts'
import { allStems, sameStem } from './stems.ts'
import { half } from './weights.ts'

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

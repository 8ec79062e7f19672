import { credentialStatus } from '../credentials/index.ts'
import { anyNamed } from '../text/patterns.ts'
import { splitText } from '../text/split.ts'
import { tokensOf } from '../text/tokens.ts'
import { insteadWords, openSubjectWords, studyLevels, studyWords } from '../words/match.ts'
import type { ResumeLine, ResumeLines } from './lines.ts'
import type { Judged } from './rows.ts'
import { allStems, sameStem } from './stems.ts'
import { half } from './weights.ts'

const levels = new Map(studyLevels.flatMap(([level, names]) => names.split(' ').map((name) => [name, level] as const)))

/** The words of a text, degrees in letters as one: `B.Sc.` is `bsc`. */
const wordsOf = (text: string): string[] => tokensOf(text).map(({ lower }) => lower.replace(/['’]s$|\./g, ''))

const highSchool = /\bhigh school\b|\bsecondary\b/i

/** The highest level that a text names; 0 for none. */
const levelOf = (text: string): number =>
  highSchool.test(text) ? 1 : Math.max(0, ...wordsOf(text).map((word) => levels.get(word) ?? 0))

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
export function judgeDegree(words: string, resume: ResumeLines, today: string, yearsInWork: number): Judged | null {
  const asked = leastLevel(words)
  if (asked === 0) return null
  const studies = resume.lines
    .filter(({ source }) => source.kind === 'study' || source.section === 'certificates')
    .map((line) => ({ line, level: levelOf(nameOf(line)), status: credentialStatus(line.source, today) }))
    .filter(({ level, status }) => level > 0 && status !== 'none' && status !== 'lapsed')
    .sort((a, b) => b.level - a.level)
  const subject = wordsOf(words)
    .filter((word) => !studyWords.has(word) && !levels.has(word))
    .map(sameStem)
  const isOpen = asked === 1 || subject.length === 0 || wordsOf(words).some((word) => openSubjectWords.has(word))
  const enough = studies.filter(({ level }) => level >= asked)
  const own = enough.find(({ line }) => isOf(subject, line)) ?? (isOpen ? enough[0] : undefined)
  if (own)
    return {
      share: own.status === 'pending' ? half : 1,
      line: own.line,
      how: own.status === 'pending' ? 'Not finished yet' : null,
    }
  const [near] = enough.length > 0 ? enough : studies.filter(({ level }) => level === asked - 1 && level > 1)
  if (near) return { share: half, line: near.line, how: enough.length > 0 ? 'In another subject' : 'One level below' }
  if (insteadOfDegree.test(words) && yearsInWork >= 3)
    return { share: half, line: null, how: 'Experience in place of the degree' }
  return { share: 0, line: null, how: null }
}

const isOf = (subject: readonly string[], { source }: ResumeLine) => {
  const own = new Set(allStems(source.text))
  return subject.some((stem) => own.has(stem))
}

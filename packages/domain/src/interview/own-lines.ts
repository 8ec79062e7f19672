import { affirmed, affirmedSkills } from '../held/index.ts'
import { jobsIn } from '../language/time-away.ts'
import { contentStems } from '../language/words.ts'
import { commonStems } from '../match/common-words.ts'
import type { Evidence, RowStatus } from '../match/index.ts'
import type { PartialDate } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'
import { splitLine } from './split-line.ts'

/** A line that a story can be told from, with what it is about. */
interface OwnLine {
  source: Source
  stems: Set<string>
  skills: Set<string>
  hasResult: boolean
  /** 0 to 1, the most recent first. */
  recency: number
}

export interface Subject {
  text: string
  skills: readonly string[]
  /** What is known to show it, and whether it shows all of it. */
  evidence: readonly Evidence[]
  status: RowStatus
}

const storySections = new Set<Source['section']>([
  'work',
  'volunteer',
  'projects',
  'other',
  'education',
  'publications',
])
const leastWords = 4

/** The lines of a person, handed out so that no line has to carry every answer. */
export function ownLines(sources: readonly Source[]) {
  const lines = sources.filter(canBeTold).map((source, index, all): OwnLine => {
    const skills = affirmedSkills(source.text).map(({ skill }) => skill.name)
    return {
      source,
      stems: new Set(contentStems(affirmed(source.text))),
      skills: new Set(skills),
      hasResult: splitLine(source.text).result !== null,
      recency: 1 - index / all.length,
    }
  })
  const used = new Map<string, number>()

  function best(score: (line: OwnLine) => number): Source | null {
    let found: { line: OwnLine; worth: number } | null = null
    for (const line of lines) {
      const fits = score(line)
      if (fits <= 0) continue
      const worth = fits + (line.hasResult ? 0.4 : 0) + 0.3 * line.recency - 0.5 * (used.get(line.source.id) ?? 0)
      if (found === null || worth > found.worth) found = { line, worth }
    }
    if (found === null) return null
    const { source } = found.line
    used.set(source.id, (used.get(source.id) ?? 0) + 1)
    return source
  }

  return {
    /** The line that shows a subject best; null where none does. */
    about: ({ text, skills, evidence, status }: Subject) => {
      const asked = new Set(contentStems(text))
      return best((line) => {
        const close = closeness(line, asked, skills)
        const isEvidence = evidence.some(({ source }) => source === line.source.id)
        return close + (isEvidence ? (close > 0 ? 1.5 : status === 'met' ? 0.7 : 0) : 0)
      })
    },
    /** A line to tell something of, not told yet; the first choice are lines with a result. */
    any: () => best(({ source }) => (used.has(source.id) ? 0 : 1)),
    /** Lines with figures, those first whose result is one. */
    withFigures: () => {
      // A year is no figure that anybody counted.
      const counted = lines.filter(({ source }) => /\d/.test(source.text.replace(/\b(?:19|20)\d\d\b/g, '')))
      return [...counted.filter((it) => it.hasResult), ...counted.filter((it) => !it.hasResult)].map(
        ({ source }) => source,
      )
    },
  }
}

export type OwnLines = ReturnType<typeof ownLines>

const canBeTold = ({ kind, text, section }: Source) =>
  (kind === 'fact' || (kind === 'line' && storySections.has(section))) && text.split(/\s+/).length >= leastWords

/** Half of the words in common are as good as a skill in common; a single common word is none. */
function closeness({ stems, skills }: OwnLine, asked: ReadonlySet<string>, wanted: readonly string[]): number {
  const common = [...asked].filter((it) => stems.has(it) && !commonStems.has(it)).length
  const share = common >= 2 && common * 4 >= asked.size ? (2 * common) / asked.size : 0
  return share + (wanted.some((it) => skills.has(it)) ? 1 : 0)
}

/** Statements without the headings over groups of skills: `Tools` is no skill. */
export const withoutHeadings = (sources: readonly Source[]): Source[] =>
  sources.filter(
    ({ id, kind, entry }) => kind !== 'skill' || id !== entry || !sources.some((it) => it.entry === id && it.id !== id),
  )

export const quoteOf = ({ id, text }: Source): Evidence => ({ source: id, quote: text })

/** Where the person was at the time: the role or the study that a line stands under. */
export function settingOf(line: Source, sources: readonly Source[]): Source | null {
  const isHeading = ({ kind }: Source) => kind === 'role' || kind === 'study' || kind === 'item'
  return sources.find((it) => isHeading(it) && it.entry === line.entry && it.role === line.role) ?? null
}

/** The role held now, or last. */
export function lastRole(sources: readonly Source[]): Source | null {
  const ended = (date: PartialDate | undefined) => (date === undefined || date === 'present' ? '9999' : date)
  const roles = jobsIn(sources)
  return roles.reduce<Source | null>((last, it) => (last && ended(last.end) >= ended(it.end) ? last : it), null)
}

import { affirmed, affirmedSkills } from '../held/index.ts'
import type { Job } from '../job/job.ts'
import { titleness } from '../language/job-nouns.ts'
import type { Spoken } from '../language/speak/first-person.ts'
import { isTimeAway } from '../language/time-away.ts'
import { readVerb } from '../language/verbs.ts'
import { contentStems } from '../language/words.ts'
import { type LedgerRow, relevance } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'
import { skillMatcher } from '../skills/index.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { calmLine, calmName } from './calm.ts'
import { clicheIn } from './cliches.ts'
import { isToldBy, tellsAgainst } from './evidence.ts'
import { wordCount } from './letter.ts'
import { statesResult } from './results.ts'
import { tellingsOf } from './tellings.ts'

/** Where something was done: a role, or a project of the person's own. */
export interface Engagement {
  id: string
  kind: 'role' | 'project'
  /** The employer, or the project's name. */
  name: string
  title: string
  current: boolean
  /** Years, as far as they are known. */
  from: string
  to: string
  /** Where it stands among all, the newest first. */
  order: number
  /** The heading that says so. */
  source: string
}

/** A line that can be said as a sentence. */
export interface Proof {
  source: Source
  engagement: Engagement | null
  spoken: Spoken
  /** What of the advertisement it answers, by the ledger's names. */
  serves: string[]
  relevance: number
  score: number
  stems: string[]
}

export const said = ({ spoken }: Pick<Proof, 'spoken'>): string => `${spoken.predicate}${spoken.rest}`

const year = (date: string | undefined) => (date && date !== 'present' ? date.slice(0, 4) : '')

export function engagementsOf({ sections }: ResumeDocument, today: string): Map<string, Engagement> {
  const engagements: [string, Omit<Engagement, 'order'> & { end: string }][] = []
  const isOpen = (end: string | undefined, start: string | undefined) =>
    end === undefined ? start !== undefined : end === 'present' || end >= today.slice(0, end.length)
  for (const { kind, entries } of sections)
    for (const entry of entries) {
      if (entry.type === 'employment')
        for (const role of entry.roles) {
          const current = isOpen(role.end, role.start)
          const base = {
            id: role.id,
            kind: 'role' as const,
            ...namesOf(entry.organisation, role.title),
            current,
            source: role.id,
          }
          engagements.push([
            role.id,
            { ...base, from: year(role.start), to: year(role.end), end: endKey(current, kind, role.end ?? role.start) },
          ])
        }
      else if (entry.type === 'item' && kind === 'projects')
        engagements.push([
          entry.id,
          {
            id: entry.id,
            kind: 'project',
            name: entry.title ?? '',
            title: '',
            current: false,
            source: entry.id,
            from: year(entry.start),
            to: year(entry.end),
            end: `0${entry.end ?? entry.start ?? ''}`,
          },
        ])
    }
  const sorted = [...engagements].sort(([, a], [, b]) => (a.end < b.end ? 1 : a.end > b.end ? -1 : 0))
  return new Map(sorted.map(([id, { end: _, ...engagement }], order) => [id, { ...engagement, order }]))
}

/** `Archivist, County Record Office` in one is who and where. */
function namesOf(organisation = '', title = ''): { name: string; title: string } {
  const [head = '', ...others] = organisation.split(', ')
  const isTitle = titleness(title) < 1 && titleness(head) === 1
  const isSwapped = isTitle && title !== '' && others.length === 0
  const [name, who] = isSwapped ? [title, head] : isTitle ? [others.join(', '), head] : [organisation, title]
  return { name: calmName(name), title: calmName(who, 4) }
}

/** `Reach truck and sit-down`: a name that begins like a deed. */
const isNamed = (text: string) =>
  skillMatcher()
    .find(text)
    .some(({ from, to }) => from === 0 && text.slice(0, to).includes(' ')) &&
  readVerb(text.split(' ')[0] ?? '')?.form === 'base'

/** The heading of another engagement that was read into a line: `…, Lambourn Racing, 2010 to 2018`. */
const endsInDates = /(?<!from )\b(?:19|20)\p{N}{2}\s*(?:[–-]|to)\s*(?:(?:19|20)\p{N}{2}|present|now)$/iu

/** To another firm, `our` plans are not ours. */
const amongOthers = (spoken: Spoken | null): Spoken | null =>
  spoken && spoken.subject !== 'we'
    ? { ...spoken, predicate: spoken.predicate.replace(/\bour(?: own)?\b/g, 'the') }
    : spoken

/** Paid work before the rest, what lasts before what is over. */
const endKey = (current: boolean, kind: string, end: string | undefined) =>
  `${kind === 'work' ? 2 : 1}${current ? '9999' : (end ?? '')}`

const longest = 34
/** What came of it stands at the end of a line, and is worth the length. */
const longestResult = 46

/** Every line that can be said in the first person, the most telling first. */
export function proofsOf(
  sources: readonly Source[],
  engagements: ReadonlyMap<string, Engagement>,
  job: Job,
  ledger: readonly LedgerRow[],
  isTrue: (spoken: Spoken, source: Source) => boolean,
): Proof[] {
  const served = servedBy(job, ledger)
  const linesOf = new Map<string, string[]>()
  for (const { kind, text, role, entry } of sources)
    if (kind === 'line') linesOf.set(role ?? entry ?? '', [...(linesOf.get(role ?? entry ?? '') ?? []), text])
  const proofs = sources.flatMap((source): Proof[] => {
    if ((source.kind !== 'line' && source.kind !== 'fact') || clicheIn(source.text)) return []
    const engagement = engagements.get(source.role ?? source.entry ?? '') ?? null
    if ((!engagement && source.kind !== 'fact') || (engagement && isTimeAway(`${engagement.name} ${engagement.title}`)))
      return []
    if (tellsAgainst(source.text) || isNamed(source.text) || endsInDates.test(source.text)) return []
    const lines = linesOf.get(source.role ?? source.entry ?? '') ?? []
    const line = calmLine(source.text, job.text)
    const spoken = tellingsOf(line, { current: engagement?.current ?? false, lines })
      .flatMap((it) => shortened(amongOthers(it), statesResult(source.text) ? longestResult : longest) ?? [])
      .find((it) => wordCount(it.predicate) >= 3 && isTrue(it, source))
    if (!spoken) return []
    const { score: asked } = relevance(source.text, job)
    const hasFigure = /\p{N}/u.test(source.text)
    const score =
      asked +
      (hasFigure ? 0.15 : 0) +
      (statesResult(source.text) ? 0.35 : 0) +
      recency(engagement) +
      (spoken.subject === 'my work' ? 0 : 0.1) -
      (source.section === 'volunteer' ? 0.1 : 0)
    return [
      {
        source,
        engagement,
        spoken,
        // By what is said of the line: the rest of it may answer something else.
        serves: served({ ...source, text: `${spoken.predicate}${spoken.rest}` }),
        relevance: asked,
        score,
        stems: contentStems(source.text),
      },
    ]
  })
  return distinct(proofs.sort((a, b) => b.score - a.score || (a.source.id < b.source.id ? -1 : 1)))
}

/** A line that stands twice in the resume, in one role or in two, is said once; so is an answer and the line that it became. */
function distinct(proofs: readonly Proof[]): Proof[] {
  const kept: Proof[] = []
  for (const proof of proofs) if (!kept.some((it) => tellsSame(proof, it))) kept.push(proof)
  return kept
}

const tellsSame = ({ source: one }: Proof, { source: other }: Proof): boolean =>
  isToldBy(one.text, other.text) || ([one, other].some(({ kind }) => kind === 'fact') && isToldBy(other.text, one.text))

/** Keywords repeat what the requirements say; papers are no line's matter. */
const provable = new Set<LedgerRow['kind']>(['skill', 'experience', 'responsibility'])

/**
 * The ledger also counts what is only near; a letter that names a demand and then a line must be about the same thing:
 * the same skill, or most of its words.
 */
function servedBy({ requirements }: Job, ledger: readonly LedgerRow[]): (source: Source) => string[] {
  const skillsOf = new Map(requirements.map(({ text, skills }) => [text, skills]))
  const rows = ledger.filter(({ kind, status }) => provable.has(kind) && status !== 'not-shown')
  return ({ id, text }) => {
    // What stands in brackets is not what a line is about.
    const stems = new Set(contentStems(affirmed(text.replace(/\([^)]*\)/g, ''))))
    const skills = new Set(affirmedSkills(text).map(({ skill }) => skill.name))
    return rows
      .filter(({ evidence }) => evidence.some(({ source }) => source === id))
      .filter(
        ({ kind, requirement }) =>
          (skillsOf.get(requirement)?.some((skill) => skills.has(skill)) && isToThePoint(requirement, stems)) ||
          sharesWords(requirement, stems, kind === 'responsibility'),
      )
      .map(({ requirement }) => requirement)
  }
}

/** `Interpreting in jury trials` is about more than interpreting: some of the rest must be there too. */
function isToThePoint(requirement: string, stems: ReadonlySet<string>): boolean {
  const named = skillMatcher()
    .find(requirement)
    .map(({ from, to }) => requirement.slice(from, to))
  const rest = stemsAsked(named.reduce((left, name) => left.replace(name, ' '), requirement))
  return rest.length < 2 || rest.some((stem) => stems.has(stem))
}

const stemsAsked = (text: string) =>
  [...new Set(contentStems(text))].filter((stem) => !empty.test(stem) && !/^\p{N}/u.test(stem))

const empty = patternOf(letterWords.empty, '')

function sharesWords(requirement: string, stems: ReadonlySet<string>, isDuty: boolean): boolean {
  const asked = stemsAsked(requirement)
  const shared = asked.filter((stem) => stems.has(stem)).length
  return isDuty ? shared >= 2 && shared >= asked.length * 0.3 : asked.length > 0 && shared >= asked.length * 0.6
}

const recency = (engagement: Engagement | null) => (engagement ? Math.max(0, 0.2 - 0.06 * engagement.order) : 0.2)

/** Says less, never something else: first what is behind the semicolon goes, then what is in brackets. */
function shortened(spoken: Spoken | null, most: number): Spoken | null {
  if (!spoken) return null
  if (wordCount(`${spoken.predicate}${spoken.rest}`) <= most) return spoken
  const short = { ...spoken, rest: '' }
  if (wordCount(short.predicate) <= most) return short
  const bare = { ...short, predicate: short.predicate.replace(/ \([^)]*\)/g, '') }
  return wordCount(bare.predicate) <= most ? bare : null
}

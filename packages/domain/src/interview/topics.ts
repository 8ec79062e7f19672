import { isDemand } from '../job/is-demand.ts'
import type { Job, Quote, Requirement, RequirementKind } from '../job/job.ts'
import { listed } from '../language/speak/listed.ts'
import { endOfMany } from '../language/speak/many.ts'
import type { Evidence, LedgerRow, Match, RowStatus } from '../match/index.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'
import { type Nature, natureOf } from '../skills/nature.ts'
import { spokenName } from '../skills/spoken-name.ts'
import { oneOf, patternOf } from '../text/patterns.ts'
import { lineWords } from '../words/interview-lines.ts'
import { needsSkills as skillsWords } from '../words/job/labels.ts'
import { dutyPhrase, isSafe, isVerbList, type Phrase, requirementPhrase, shortened, wordCount } from './ad-words.ts'

/** Something of the advertisement that a question can be about. */
export interface Topic {
  about: RequirementKind | 'duty'
  phrase: Phrase
  /** The advertisement's own sentence, short. */
  sentence: string
  /** The same in full: several topics may come from one. */
  words: string
  importance: 'required' | 'preferred'
  knockOut: boolean
  years: number | null
  skills: string[]
  /** The rows of the ledger that it is about. */
  rows: LedgerRow[]
  nature: Nature | null
  status: RowStatus
  /** The label says little without its sentence. */
  vague: boolean
  /** The words of the person that show it. */
  evidence: Evidence[]
}

const paper = patternOf(lineWords.paper)

const padding = patternOf(lineWords.padding, 'gi')

const cutShort = patternOf(lineWords.cutShort, '')

/** Not where something would hang in the air: `coach qualification or experience`. */
function unpadded(text: string): string {
  const label = text.replace(padding, '').trim()
  return cutShort.test(label) || needsSkills.test(label) ? text : label
}

/** `basic computer skills` without its last word says nothing. */
const needsSkills = new RegExp(`(?:^|\\s)${oneOf(skillsWords)}$`, 'i')

const ofTheBody = patternOf(lineWords.ofTheBody)
const ofTheWill = patternOf(lineWords.ofTheWill)

/** What the advertisement asks of the person, one topic for each of its sentences, and its conditions first. */
export function askedTopics(job: Job, match: Match): Topic[] {
  const groups = new Map<string, Group>()
  const topics = demandsOf(job).flatMap((it) => askedTopic(it, job, rowsOf(it.id, match)) ?? [])
  for (const topic of topics) {
    if (topic.vague && topics.some(({ vague, words }) => !vague && words === topic.words)) continue
    const key = `${topic.about} ${topic.status} ${topic.words}`
    const known = groups.get(key)
    groups.set(key, known ? [...known, topic] : [topic])
  }
  const merge = [...groups.values()].map(merged)
  const missing = new Set(merge.filter(isMissing).map(({ words }) => words))
  return byWeight(merge.map((it) => (missing.has(it.words) && !isMissing(it) ? { ...it, sentence: ownLabel(it) } : it)))
}

/** Of a sentence with something besides that the resume does not show, what it does show. */
const ownLabel = ({ rows, sentence }: Topic) => shortened(rows[0]?.requirement ?? sentence)

/** Conditions first, then what is required. */
function byWeight(topics: readonly Topic[]): Topic[] {
  const rank = ({ knockOut, importance }: Topic) => (knockOut ? 0 : importance === 'required' ? 1 : 2)
  return topics.toSorted((a, b) => rank(a) - rank(b))
}

/** What is asked of the person, and can be spoken of: readiness and strength are no matter for an answer. */
const demandsOf = (job: Job): Requirement[] =>
  job.requirements.filter(
    (it) =>
      isSafe(it, job) &&
      isDemand(it, job) &&
      ![it.words, it.text].some((said) => ofTheBody.test(said)) &&
      !ofTheWill.test(it.words),
  )

const rowsOf = (id: string, { ledger }: Match) => ledger.filter((row) => row.id === id || row.id === `${id}-years`)

function askedTopic(requirement: Requirement, job: Job, rows: LedgerRow[]): Topic | null {
  const { kind, words, importance, knockOut, years } = requirement
  const label = kind === 'language' ? languagesIn(requirement.text, job) : unpadded(requirement.text)
  if (label === '' || kind === 'place' || kind === 'years') return null
  const skills = requirement.skills.filter((name) => skillNamed(name))
  const nature = skills[0] ? natureOf(skills[0]) : null
  const isGranted =
    (kind === 'skill' || (kind === 'experience' && skills.length === 0)) &&
    (nature === 'licence' || nature === 'certificate' || paper.test(requirement.text))
  const read = phraseOf(label, requirement, job, skills)
  const row = rows.find((it) => it.kind !== 'years') ?? rows[0]
  const dated = years === null ? undefined : rows.find((it) => it.kind === 'years')
  return {
    about: isWayOfWorking(requirement) ? 'trait' : isGranted ? 'certificate' : kind,
    ...read,
    sentence: isGranted ? shortened(requirement.text) : sentenceOf(requirement),
    words,
    importance,
    knockOut,
    years,
    skills,
    rows,
    nature,
    status: row?.status ?? 'not-shown',
    evidence: (dated ?? row)?.evidence ?? [],
  }
}

function phraseOf(
  label: string,
  requirement: Requirement,
  job: Job,
  skills: string[],
): Pick<Topic, 'phrase' | 'vague'> {
  const { kind, words } = requirement
  const [skill] = skills
  if (skill && skillNamed(skill)?.soft && wordCount(label) === 1) {
    const text = isNoun.test(label) ? label.toLowerCase() : spokenName(skill)
    return { phrase: { text, form: isSomebody.test(text) ? 'quoted' : 'thing' }, vague: false }
  }
  const isTool = kind === 'skill' && skill !== undefined && natureOf(skill) === 'tool'
  const read = isTool ? toolPhrase(label, words, job) : requirementPhrase(label, words, job)
  const phrase = read.form === 'thing' ? { ...read, text: `${read.text}${endOfMany(read.text)}` } : read
  const vague = kind === 'experience' && skills.length === 0 && isVague(phrase.text)
  return { phrase: vague || isWayOfWorking(requirement) ? quotable(phrase, skills) : phrase, vague }
}

/** Its sentence in the advertisement; the label where the sentence is about more, or was cut before it. */
function sentenceOf({ kind, text, words }: Requirement): string {
  const sentence = shortened(words)
  const ownName = kind === 'certificate' || kind === 'language' || kind === 'degree'
  return ownName || !sentence.toLowerCase().includes(text.toLowerCase()) ? shortened(text) : sentence
}

function languagesIn(text: string, { languages }: Job): string {
  const named = [...new Set(languages.map(({ language }) => language))].filter((it) => text.includes(it))
  return named.join(' or ')
}

/** The tools alone: `SQL` of `Pull your own numbers in SQL`. */
function toolPhrase(label: string, words: string, job: Job): Phrase {
  const [head = label] = label.split(' (')
  const found = skillMatcher().find(head)
  const [first, last] = [found[0], found.at(-1)]
  const whole = requirementPhrase(label, words, job)
  if (!first || !last || whole.form === 'do' || whole.form === 'done') return whole
  return requirementPhrase(label.slice(first.from, last.to), words, job)
}

const cannotBeSaid = patternOf(lineWords.cannotBeSaid, 'u')

/** A lone word, a capital that may or may not be a name, a figure: only the whole sentence is sure to make sense. */
const isVague = (text: string) => wordCount(text) === 1 || cannotBeSaid.test(text)

const isNoun = patternOf(lineWords.isNoun, '')
/** `communicator with trustees` is somebody. */
const isSomebody = /^(?:an? )?(?:\p{Ll}+ ){0,2}\p{Ll}{3,}(?:er|or)\b/u

const quotable = ({ text, form }: Phrase, skills: string[]): Phrase => ({
  text,
  form:
    !isSomebody.test(text) && (skills.length > 0 || form === 'do' || (wordCount(text) === 1 && isNoun.test(text)))
      ? form
      : 'quoted',
})

const mostNamed = 3

type Group = [Topic, ...Topic[]]

function merged(topics: Group): Topic {
  const [first] = topics
  const best = topics.find(({ phrase }) => phrase.form !== 'quoted') ?? first
  const things = topics.filter(({ phrase, years }) => phrase.form === 'thing' && wordCount(phrase.text) <= 4 && !years)
  if (best.about !== 'skill' || things.length < 2) return best
  const named = things.slice(0, mostNamed)
  return {
    ...best,
    phrase: { text: listed(named.map(({ phrase }) => phrase.text)), form: 'thing' },
    importance: named.some(({ importance }) => importance === 'required') ? 'required' : 'preferred',
    skills: named.flatMap(({ skills }) => skills),
    rows: named.flatMap(({ rows }) => rows),
    evidence: named.flatMap(({ evidence }) => evidence),
  }
}

/** A way of working is told rather than missed. */
function isWayOfWorking({ kind, skills }: Requirement): boolean {
  const known = skills.flatMap((name) => skillNamed(name) ?? [])
  return kind === 'trait' || (known.length > 0 && known.every(({ soft }) => soft))
}

/** A degree that is not the one asked for is not had in part. */
export const isMissing = ({ status, about }: Topic): boolean =>
  about !== 'trait' && (status === 'not-shown' || (about === 'degree' && status === 'partly'))

/**
 * What is asked and not shown, row by row of the ledger. A sentence that is shown in part is no gap as a whole: then only
 * what the row names is spoken of.
 */
export function gapTopics(asked: readonly Topic[], job: Job, match: Match): Topic[] {
  const touched = new Set(asked.filter((it) => !isMissing(it)).map(({ words }) => words))
  const named = asked
    .filter(isMissing)
    .map((it) => (touched.has(it.words) && isWholeSentence(it) ? { ...it, sentence: shortened(rowLabel(it)) } : it))
  const covered = new Set(named.flatMap(({ rows }) => rows.map(({ id }) => id)))
  const others = demandsOf(job)
    .filter((it) => !isWayOfWorking(it))
    .flatMap((it) =>
      rowsOf(it.id, match)
        .filter((row) => row.status === 'not-shown' && !covered.has(row.id))
        .map((row) => rowTopic(it, job, row)),
    )
  return byWeight(joined([...named, ...others]))
}

/** What would be asked in the same words is asked once, for all that it is about. */
function joined(topics: readonly Topic[]): Topic[] {
  const known = new Map<string, Topic>()
  for (const topic of topics) {
    const key = [topic.about, topic.sentence, topic.phrase.text].join('\n')
    const first = known.get(key)
    known.set(key, first ? { ...first, rows: [...first.rows, ...topic.rows] } : topic)
  }
  return [...known.values()]
}

const isWholeSentence = ({ phrase, years }: Topic) =>
  years !== null || (phrase.form !== 'thing' && phrase.form !== 'doing')

const rowLabel = ({ rows, sentence }: Topic) =>
  rows.find(({ status }) => status === 'not-shown')?.requirement ?? sentence

const whole = (text: string): Pick<Topic, 'phrase' | 'vague'> => ({ phrase: { text, form: 'quoted' }, vague: false })

/** What has no topic of its own: years, a place, the rest of a long list. */
function rowTopic(requirement: Requirement, job: Job, row: LedgerRow): Topic {
  const { kind, words, importance, knockOut } = requirement
  const isTime = row.kind === 'years'
  const skills = requirement.skills.filter((name) => skillNamed(name))
  return {
    about: isTime ? 'years' : kind,
    ...(isTime ? whole(words) : phraseOf(unpadded(requirement.text), requirement, job, skills)),
    sentence: shortened(isTime ? words : row.requirement),
    words,
    importance: importance === 'required' ? 'required' : 'preferred',
    knockOut,
    years: null,
    skills,
    rows: [row],
    nature: null,
    status: row.status,
    evidence: row.evidence,
  }
}

/** The duties that can be spoken of, in the advertisement's order. */
export function dutyTopics(job: Job, match: Match): Topic[] {
  const asVerbs = isVerbList(job.responsibilities)
  return job.responsibilities.flatMap((duty, index) => {
    const phrase = dutyPhrase(duty, job, asVerbs)
    return phrase ? [dutyTopic(duty, phrase, rowsOf(`duty-${index + 1}`, match)[0])] : []
  })
}

const dutyTopic = (duty: Quote, phrase: Phrase, row: LedgerRow | undefined): Topic => ({
  about: 'duty',
  phrase,
  sentence: shortened(duty.words),
  words: duty.words,
  vague: false,
  importance: 'required',
  knockOut: false,
  years: null,
  skills: [],
  rows: row ? [row] : [],
  nature: null,
  status: row?.status ?? 'not-shown',
  evidence: row?.evidence ?? [],
})

import { affirmedSkills } from '../../held/index.ts'
import type { Job } from '../../job/job.ts'
import type { Evidence } from '../../match/index.ts'
import type { Source } from '../../resume/sources.ts'
import { skillNamed } from '../../skills/index.ts'
import { wordCount } from '../ad-words.ts'
import type { DefendedLine } from '../defend.ts'
import type { TechnicalQuestions } from '../guide.ts'
import { type OwnLines, quoteOf } from '../own-lines.ts'
import { placeOf } from '../place.ts'
import { quoted } from '../quoted.ts'
import { isMissing, type Topic } from '../topics.ts'
import type { InterviewQuestion, OpenQuestion, QuestionKind } from '../types.ts'
import { whyAsked } from './ask-about.ts'
import { commonQuestions } from './common-questions.ts'
import { defendQuestions } from './defend-questions.ts'
import { frameBook, frameKey, spoken } from './frames.ts'
import { gapOutline } from './gap-talks.ts'
import { goodAnswerShows } from './good-answers.ts'
import { motivationQuestions } from './motivation.ts'
import { type Outliner, outliner } from './outline.ts'
import { certificateOutline, languageOutline, yearsOutline } from './plain-outlines.ts'

const most = { technical: 8, behavioural: 4, situational: 3 }
const usual = 20

interface Material {
  job: Job
  sources: readonly Source[]
  lines: OwnLines
  asked: readonly Topic[]
  duties: readonly Topic[]
  gaps: readonly Topic[]
  defended: readonly DefendedLine[]
  technicalQuestions: TechnicalQuestions
}

const order: QuestionKind[] = ['motivation', 'behavioural', 'technical', 'situational', 'gap', 'defend']

/** By kind: fifteen and more, and one for each gap and each changed line. What the advertisement asks comes before what is asked everywhere. */
export function writeQuestions(material: Material): InterviewQuestion[] {
  const { job, sources, lines, asked, duties, gaps, defended, technicalQuestions } = material
  const book = frameBook()
  const outline = outliner(sources)
  const turns = new Map<string, number>()
  const said = new Set<string>()
  const turn = (kind: string) => {
    const at = turns.get(kind) ?? 0
    turns.set(kind, at + 1)
    return at
  }

  function about(topic: Topic, kind: 'technical' | 'behavioural' | 'situational'): OpenQuestion[] {
    const isNear = topic.status === 'partly' && !topic.skills.some(isShown)
    const frame = book(frameKey(topic, kind === 'situational' ? 'task' : isNear ? 'near' : 'ask'))
    if (frame === null || (frame.includes('{q}') && said.has(topic.sentence))) return []
    said.add(topic.sentence)
    return [
      {
        kind,
        question: spoken(frame, topic),
        whyAsked: whyAsked(topic, kind, turn(kind), frame.includes('{q}')),
        requirement: topic.sentence,
        ...ledgerOf(topic),
        outline: outlineFor(topic, kind === 'situational', sources, lines, outline),
      },
    ]
  }

  const shownSkills = new Set(
    sources.flatMap(({ text }) => affirmedSkills(text).map(({ skill }) => familyOf(skill.name))),
  )
  const isShown = (name: string) => shownSkills.has(familyOf(name))

  /** In the words of those who know it, where the bank has them; of several skills, those first that the resume has. */
  function ofTheTrade(topic: Topic): OpenQuestion[] | null {
    const named = [...topic.skills.filter(isShown), ...topic.skills.filter((name) => !isShown(name))]
    const texts = named.flatMap((name) => technicalQuestions(name) ?? [])
    const question = texts.find((it) => !said.has(it))
    if (question === undefined || topic.about === 'certificate' || topic.about === 'language') return null
    said.add(question)
    return [
      {
        kind: 'technical',
        question,
        whyAsked: whyAsked(topic, 'technical', turn('technical'), false),
        requirement: topic.sentence,
        ...ledgerOf(topic),
        outline: outlineFor({ ...topic, years: null }, false, sources, lines, outline),
      },
    ]
  }

  const short = new Set(gaps.filter((it) => it.about === 'years').map(({ words }) => words))
  const inReach = asked
    .filter(
      (it) => !isMissing(it) && it.about !== 'degree' && !(it.about === 'language' && it.phrase.text === 'English'),
    )
    // Of years that fall short only the gap is asked, besides what was done in them.
    .filter(({ words, phrase }) => !short.has(words) || phrase.form === 'thing' || phrase.form === 'doing')
    .map((it) => (short.has(it.words) ? { ...it, years: null } : it))
  const isStory = ({ about: it, phrase, nature }: Topic) =>
    it === 'trait' || nature === 'soft' || (it === 'experience' && phrase.form !== 'thing')
  const [done, toDo] = halves(duties)
  const behavioural = interleaved(done, inReach.filter(isStory))
    .slice(0, most.behavioural)
    .flatMap((it) => about(it, 'behavioural'))
  const trades = oneOfEachFirst(inReach.filter((it) => !isStory(it)))
  const technical = [
    // Where the years come from is asked before anything else about it.
    ...trades.flatMap((it) => (it.years === null ? ofTheTrade(it) : null) ?? about(it, 'technical')),
    ...trades.flatMap((it) => ofTheTrade(it) ?? []),
  ]
  const situational = toDo.flatMap((it) => about(it, 'situational'))
  const missing = gaps.flatMap((topic, index): OpenQuestion[] => {
    const frame = book(frameKey(topic, 'gap'))
    if (frame === null) return []
    return [
      {
        kind: 'gap',
        question: spoken(frame, topic),
        whyAsked: whyAsked(topic, 'gap', turn('gap'), frame.includes('{q}')),
        requirement: topic.sentence,
        ...ledgerOf(topic),
        outline: gapOutline(topic, lines, index),
      },
    ]
  })
  const chosen = distinct([
    ...motivationQuestions(job, sources, duties),
    ...behavioural,
    ...ownLineQuestions(lines, outline.fromLine),
    ...technical.slice(0, most.technical),
    ...situational.slice(0, most.situational),
  ])
  const wanted = Math.max(usual - chosen.length, 2)
  const common = commonQuestions.slice(0, wanted).map(
    ({ tip, ...it }): OpenQuestion => ({
      ...it,
      requirement: null,
      outline: it.kind === 'situational' ? withTip(outline.ofTask(null), tip) : outline.fromMemory(undefined, tip),
    }),
  )
  const all = distinct([...chosen, ...common, ...missing, ...defendQuestions(defended)])
  const places = new Map(sources.map((it) => [it.id, placeOf(it, sources)]))
  return order
    .flatMap((kind) => all.filter((it) => it.kind === kind))
    .map((it, index) => ({
      ...{ importance: null, asks: [], skills: [], line: null, ...it },
      id: `question-${index + 1}`,
      goodAnswerShows: goodAnswerShows(it),
      outline: it.outline.map((line) => ({ ...line, quotes: line.quotes.map((own) => placed(own, places)) })),
    }))
}

const placed = (own: Evidence, places: ReadonlyMap<string, string>) => ({
  ...own,
  place: places.get(own.source) ?? '',
})

const ledgerOf = ({ importance, rows, skills }: Topic) => ({
  importance,
  asks: rows.map(({ requirement }) => requirement),
  skills,
})

const withTip = (outline: OpenQuestion['outline'], tip: string): OpenQuestion['outline'] =>
  outline.map((it) => (it.part === 'Action' ? { ...it, advice: tip } : it))

function outlineFor(
  topic: Topic,
  isTask: boolean,
  sources: readonly Source[],
  lines: OwnLines,
  outline: Outliner,
): OpenQuestion['outline'] {
  const { about, years, evidence, phrase } = topic
  const shown = sources.filter(({ id }) => evidence.some(({ source }) => source === id))
  const document = shown.find(({ kind }) => kind === 'item' || kind === 'study' || kind === 'language')
  const named = mention(evidence, shown)
  if (about === 'certificate') return certificateOutline(document ? quoteOf(document) : named)
  if (about === 'language') return languageOutline(document ? quoteOf(document) : named)
  if (years !== null && shown.some(({ kind }) => kind === 'role')) return yearsOutline(shown)
  const line = lines.about({ ...topic, text: phrase.text })
  if (isTask) return outline.ofTask(line)
  return line ? outline.fromLine(line) : outline.fromMemory(named)
}

const familyOf = (name: string) => skillNamed(name)?.family ?? name

/** Who somebody is, by title or summary, is no mention of what they did. */
const tellsOnly = new Set<Source['kind']>(['skill', 'item', 'study', 'language', 'fact'])

/** A mere mention is shorter than this, in words. */
const mostMentioned = 12

/** Where the resume names something without telling of it, in its own words. */
function mention(evidence: readonly Evidence[], shown: readonly Source[]): Evidence | undefined {
  return evidence.find(
    ({ source, quote }) =>
      wordCount(quote) <= mostMentioned &&
      shown.some(({ id, kind, text }) => id === source && tellsOnly.has(kind) && text.includes(quote)),
  )
}

/** Duties that the resume shows are asked of the past, the others of the future. */
function halves(duties: readonly Topic[]): [Topic[], Topic[]] {
  const shown = duties.filter(({ status }) => status !== 'not-shown')
  const others = duties.filter(({ status }) => status === 'not-shown')
  const lacking = Math.max(0, most.situational - 1 - others.length)
  const kept = Math.min(most.behavioural, Math.max(2, shown.length - lacking))
  return [shown.slice(0, kept), [...others, ...shown.slice(kept)]]
}

/** One of each sentence of the advertisement, then the rest. */
function oneOfEachFirst(topics: readonly Topic[]): Topic[] {
  const isFirst = (topic: Topic) => topics.find(({ words }) => words === topic.words) === topic
  return [...topics.filter(isFirst), ...topics.filter((it) => !isFirst(it))]
}

/** Two of the first for each of the second. */
function interleaved(first: readonly Topic[], second: readonly Topic[]): Topic[] {
  const [head, tail] = [first.slice(0, 2), first.slice(2)]
  return [...head, ...second.slice(0, 2), ...tail, ...second.slice(2)]
}

const storyFrames = ['Your resume says {q}. Tell me more about that.', 'Which part of this was yours: {q}?']
const whyTold = ['They will want the story behind it.', 'They want to know how much of it was yours.']

function ownLineQuestions(lines: OwnLines, outlineOf: (line: Source) => OpenQuestion['outline']): OpenQuestion[] {
  return storyFrames.flatMap((frame, index) => {
    const line = lines.any()
    if (!line) return []
    return [
      {
        kind: 'behavioural' as const,
        question: frame.replace('{q}', () => quoted(line.text)),
        whyAsked: whyTold[index] ?? '',
        requirement: null,
        outline: outlineOf(line),
      },
    ]
  })
}

function distinct(drafts: readonly OpenQuestion[]): OpenQuestion[] {
  const seen = new Set<string>()
  return drafts.filter(({ question }) => {
    const key = question.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}

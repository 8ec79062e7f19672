import type { Job } from '../job/job.ts'
import { likeness, type Proof } from '../proof/index.ts'
import type { Edit } from '../resume/edit.ts'
import type { Source } from '../resume/sources.ts'
import { type Ask, safeName } from './asks.ts'
import type { Notes } from './notes.ts'
import { outlineOf, starOutline } from './outline.ts'
import { settingOf } from './place.ts'
import * as prompts from './prompts.ts'
import { beginning, quoted } from './quoted.ts'
import type { BankQuestion, InterviewQuestion, QuestionBank, QuestionKind } from './types.ts'

const most = { deeds: 6, facts: 2, skills: 3, ofTitle: 7, news: 2, figures: 12 }
/** Besides gaps and lines to explain. */
const usual = 20
const leastOfAnyTrade = 2

/** From here on a line is a note of what the ad says; of a question of the bank; of what is missing. */
const alike = { ask: 0.3, bank: 0.45, missing: 0.2 }

export interface GuideContext {
  job: Job
  sources: readonly Source[]
  notes: Notes
  asks: { duties: readonly Ask[]; demands: readonly Ask[]; missing: readonly Ask[] }
  edits: readonly Edit[]
  bank: QuestionBank
}

type Question = Omit<InterviewQuestion, 'id' | 'goodAnswerShows'>
type Asked = Pick<Question, 'kind' | 'question' | 'whyAsked'> & Partial<Question>

/** The kinds in the order in which they come up. */
const order: QuestionKind[] = ['motivation', 'behavioural', 'technical', 'situational', 'gap', 'defend']

/** Fifteen to twenty-five, and one for each gap and each line to explain: first what this ad asks, then what its trade asks. */
export function writeQuestions(context: GuideContext): InterviewQuestion[] {
  const { asks, bank } = context
  const ask = asker(context)
  const told = [...asks.duties, ...asks.demands].map((it) => ({ it, lines: linesFor(it, context) }))
  const facts = told.filter(({ it }) => isFact(it))
  const deeds = told.filter(({ it, lines }) => it.about !== 'skill' && lines.length > 0)
  const skills = told.filter(({ it }) => it.about === 'skill' && it.isShown)
  const news = told.filter(({ it, lines }) => it.about === 'duty' && lines.length === 0)
  const chosen = distinct([
    ...motivation(context),
    ...deeds.slice(0, most.deeds).map(({ it, lines }) => ask.ofDone(it, lines)),
    ...facts.slice(0, most.facts).map(({ it }) => ask.ofFact(it)),
    ...skills.slice(0, most.skills).map(({ it, lines }) => ofSkill(it, bank, lines, context) ?? ask.ofDone(it, lines)),
    ...ofTitle(context).map((it) => ofBank(it, context)),
    ...news.slice(0, most.news).map(({ it }) => ask.ofNew(it)),
  ])
  const wanted = Math.max(usual - chosen.length, leastOfAnyTrade)
  const common = bank.general.slice(0, wanted).map((it) => ofBank(it, context))
  const all = distinct([...chosen, ...common, ...asks.missing.map(ask.ofMissing), ...toExplain(context)])
  return order
    .flatMap((kind) => all.filter((it) => it.kind === kind))
    .map((it, at) => ({ ...it, id: `question-${at + 1}`, goodAnswerShows: prompts.goodAnswerShows[it.kind] }))
}

/** Papers, degrees, languages and years are held, not told. */
const isFact = ({ about, isShown }: Ask) =>
  isShown && (about === 'certificate' || about === 'degree' || about === 'language' || about === 'years')

const linesFor = (it: Ask, { notes }: GuideContext): Proof[] =>
  isFact(it) ? [] : notes.about(it.words, alike.ask, evidenceOf(it))

const evidenceOf = ({ rows }: Ask): string[] => rows.flatMap(({ evidence }) => evidence.map(({ source }) => source))

/** Each place further down in the bank, where the most usual come first. */
const costOfPlace = 0.03

/** Of the trade's questions, those first whose skills the ad asks for, and that have most of its words. */
function ofTitle({ bank, job }: GuideContext): BankQuestion[] {
  const asked = new Set(job.requirements.flatMap(({ skills }) => skills))
  return bank
    .byTitle(job.title ?? '')
    .map((it, place) => {
      const isAsked = it.skills.some((name) => asked.has(name))
      return { it, fit: Number(isAsked) + likeness(job.text, `${it.topic} ${it.question}`) - costOfPlace * place }
    })
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, most.ofTitle)
    .map(({ it }) => it)
}

function distinct(questions: readonly Question[]): Question[] {
  const seen = new Set<string>()
  return questions.filter(({ question }) => !seen.has(question.toLowerCase()) && seen.add(question.toLowerCase()))
}

const made = ({ sources }: GuideContext, asked: Asked, lines: readonly Proof[] = []): Question => ({
  ...{ requirement: null, importance: null, asks: [], skills: [], line: null },
  outline: outlineOf(prompts.promptsOf[asked.kind], lines, sources),
  ...asked,
})

/** Asks about the ad's words, in other words each time. */
function asker(context: GuideContext) {
  const turns = new Map<unknown, number>()
  const next = (texts: readonly string[]): string => {
    const turn = turns.get(texts) ?? 0
    turns.set(texts, turn + 1)
    return texts[turn % texts.length] ?? ''
  }
  const about = (it: Ask, kind: QuestionKind, frame: string, lines: readonly Proof[]): Question => {
    const { words, importance, rows, skills } = it
    const asked = { requirement: words, importance, asks: rows.map(({ requirement }) => requirement), skills }
    const question = frame.replace('{q}', () => quoted(words))
    return made(
      context,
      { kind, question, whyAsked: `${placeInAd(it)} ${next(prompts.purposes[kind])}`, ...asked },
      lines,
    )
  }
  return {
    ofDone: (it: Ask, lines: readonly Proof[]) =>
      about(it, it.about === 'skill' ? 'technical' : 'behavioural', next(prompts.askedOfDone[it.about]), lines),
    ofFact: (it: Ask) => {
      const shown = context.sources.filter(({ id }) => evidenceOf(it).includes(id))
      const held = new Set(shown.map((one) => (one.kind === 'line' ? (settingOf(one, context.sources) ?? one) : one)))
      const outline = starOutline(prompts.ofFacts[it.about] ?? prompts.promptsOf.technical, context.sources, {
        Situation: [...held],
      })
      return { ...about(it, 'technical', next(prompts.askedOfDone[it.about]), []), outline }
    },
    ofNew: (it: Ask) => about(it, 'situational', next(prompts.askedOfNew), []),
    ofMissing: (it: Ask) =>
      about(it, 'gap', next(prompts.askedOfMissing[it.about]), context.notes.about(it.words, alike.missing)),
  }
}

function placeInAd({ about, importance, knockOut }: Ask): string {
  if (about === 'duty') return 'It is one of the duties.'
  if (knockOut) return 'The ad makes it a condition.'
  return importance === 'preferred' ? 'The ad counts it as a plus.' : 'The ad requires it.'
}

/** In the words of those who know the skill, where the bank has them. */
function ofSkill(it: Ask, bank: QuestionBank, lines: readonly Proof[], context: GuideContext): Question | null {
  const [question] = it.skills.flatMap((name) => bank.bySkill(name) ?? [])
  if (question === undefined || it.importance === 'preferred') return null
  const { words, importance, rows, skills } = it
  const asked = { requirement: words, importance, asks: rows.map(({ requirement }) => requirement), skills }
  return made(context, { kind: 'technical', question, whyAsked: placeInAd(it), ...asked }, lines)
}

function ofBank({ kind, topic, question, whyAsked, skills }: BankQuestion, context: GuideContext): Question {
  const lines = context.notes.about([topic, ...skills].join(', '), alike.bank)
  return made(context, { kind, question, whyAsked, skills }, lines)
}

function motivation(context: GuideContext): Question[] {
  const { job, notes, sources, asks } = context
  const company = safeName(job.company)
  const title = safeName(job.title)
  const current = notes.strongest.find(({ why }) => why.current) ?? notes.strongest[0]
  const role = sources.find(({ kind, role: id }) => kind === 'role' && (!current || id === current.source.role))
  const strongest = notes.strongest.slice(0, 2).map(({ source }) => source)
  const own = { Situation: role ? [role] : [], Action: strongest }
  const wish = asks.duties[0]
  const whyHere = {
    ...prompts.promptsOf.motivation,
    ...(wish ? { Result: `Which part of the ad do you want most? It says, for example: ${quoted(wish.words)}.` } : {}),
  }
  const ask = (question: string, whyAsked: string, outline: Question['outline']) =>
    made(context, { kind: 'motivation', question, whyAsked, outline })
  return [
    ask(
      `Take us through your career in two minutes, and how it leads to ${title ? `this role, ${title}` : 'this role'}.`,
      'It opens most interviews. What you choose to tell shows what matters to you.',
      starOutline(prompts.promptsOf.motivation, sources, own),
    ),
    ask(
      company ? `Why ${company}, and why now?` : 'Why this employer, and why now?',
      'They want to know whether you chose them or just a job.',
      starOutline(whyHere, sources, {}),
    ),
    ask(
      'What would you like to be able to say about this job after a year?',
      'They want to know what would keep you here.',
      starOutline(whyHere, sources, {}),
    ),
  ]
}

/** Fewer words are a mere keyword. */
const leastOfLine = 5

/** Each line that was put into other words, and each with a figure, strongest first. */
function toExplain(context: GuideContext): Question[] {
  const { sources, edits, notes } = context
  const own = new Set(sources.map(({ text }) => text))
  const changed = edits.filter(({ text }) => !own.has(text) && text.split(/\s+/).length >= leastOfLine)
  const reworded = new Set(changed.flatMap((it) => it.sources))
  const ofEdit = ({ text, sources: ids }: Edit) => {
    const from = sources.filter(({ id, kind }) => ids.includes(id) && kind !== 'role')
    const question = prompts.askedOfChanged.replace('{q}', () => beginning(text))
    const outline = starOutline(prompts.promptsOf.defend, sources, { Action: from })
    return made(context, {
      kind: 'defend',
      question,
      whyAsked: 'This line was reworded. Be able to stand behind the new words.',
      line: text,
      outline,
    })
  }
  const figures = notes.withFigures.filter(({ source }) => !reworded.has(source.id)).slice(0, most.figures)
  const ofFigure = (proof: Proof, at: number) => {
    const { text } = proof.source
    const frames = proof.why.result ? prompts.askedOfResults : prompts.askedOfFigures
    const question = turned(frames, at).replace('{q}', () => beginning(text))
    return made(context, { kind: 'defend', question, whyAsked: turned(prompts.purposes.defend, at), line: text }, [
      proof,
    ])
  }
  return [...changed.map(ofEdit), ...figures.map(ofFigure)]
}

const turned = (texts: readonly string[], at: number): string => texts[at % texts.length] ?? ''

import { likeness, type Proof } from '../proof/index.ts'
import { quoted } from '../text/quoted.ts'
import { type Ask, isDuty } from './asks.ts'
import { linesToExplain } from './explain.ts'
import { motivationQuestions } from './motivation.ts'
import { starOutline } from './outline.ts'
import { settingOf } from './place.ts'
import * as prompts from './prompts.ts'
import { type GuideContext, made, type Question, turned } from './question.ts'
import type { BankQuestion, InterviewQuestion, QuestionKind } from './types.ts'

const most = { deeds: 8, facts: 2, skills: 3, news: 4, open: 2, ofTrade: 7 }
const least = { ofTrade: 3, ofAnyTrade: 2 }
/** Besides gaps and lines to explain. */
const usual = 20

/** The kinds in the order in which they come up. */
const order: QuestionKind[] = ['motivation', 'behavioural', 'technical', 'situational', 'gap', 'defend']

/** Fifteen to twenty-five, and one for each gap and each line to explain: first what this ad asks, then what its trade asks. */
export function writeQuestions(context: GuideContext): InterviewQuestion[] {
  const { asks, bank } = context
  const own = distinct([...motivationQuestions(context), ...ofRows(context), ...newOnes(context)])
  const room = usual - own.length - least.ofAnyTrade
  const ofTrade = ofTitle(context).slice(0, Math.max(least.ofTrade, Math.min(room, most.ofTrade)))
  const common = bank.general.slice(0, Math.max(usual - own.length - ofTrade.length, least.ofAnyTrade))
  const missing = asks.missing.map((it, at) => ofMissing(it, at, context))
  const ofBanks = [...ofTrade, ...common].map((it) => ofBank(it, context))
  const all = distinct([...own, ...ofBanks, ...missing, ...linesToExplain(context)])
  return order
    .flatMap((kind) => all.filter((it) => it.kind === kind))
    .map((it, at) => ({ ...it, id: `question-${at + 1}`, goodAnswerShows: prompts.goodAnswerShows[it.kind] }))
}

function distinct(questions: readonly Question[]): Question[] {
  const seen = new Set<string>()
  return questions.filter(({ question }) => !seen.has(question.toLowerCase()) && seen.add(question.toLowerCase()))
}

/** Of the rows that the person shows: what they did, what they hold, what they know. */
function ofRows(context: GuideContext): Question[] {
  const shown = [...context.asks.demands, ...context.asks.duties].filter(({ isShown }) => isShown)
  const told = shown.filter((it) => !isHeld(it)).map((it) => ({ it, lines: linesFor(it, context) }))
  const deeds = told.filter(({ it, lines }) => it.kind !== 'skill' && lines.length > 0)
  const skills = told.filter(({ it }) => it.kind === 'skill')
  return [
    ...deeds.slice(0, most.deeds).map(({ it, lines }, at) => ofDone(it, at, lines, context)),
    ...shown
      .filter(isHeld)
      .slice(0, most.facts)
      .map((it) => ofHeld(it, context)),
    ...skills
      .slice(0, most.skills)
      .map(({ it, lines }, at) => ofSkill(it, lines, context) ?? ofDone(it, at, lines, context)),
  ]
}

/** Papers, degrees, languages and years are held, not told. */
const isHeld = ({ kind }: Ask) => kind in prompts.ofHeld

const linesFor = ({ row }: Ask, { notes }: GuideContext): Proof[] => notes.showing(row.evidence)

/** Duties that nothing shows, asked for how they would begin; what else is asked they may have done, in other words. */
function newOnes(context: GuideContext): Question[] {
  const isOpen = ({ isShown }: Ask) => !isShown
  const { duties, demands } = context.asks
  const deeds = demands.filter((it) => isOpen(it) && it.kind === 'experience' && it.importance === 'required')
  return [
    ...deeds.slice(0, most.open).map((it, at) => ofAsk(it, 'behavioural', at, prompts.askedOfDone, context)),
    ...duties
      .filter(isOpen)
      .slice(0, most.news)
      .map((it, at) => ofAsk(it, 'situational', at, prompts.askedOfNew, context)),
  ]
}

/** Quotes the ad, and asks about it. */
function ofAsk(
  it: Ask,
  kind: QuestionKind,
  at: number,
  frames: readonly string[],
  context: GuideContext,
  lines: readonly Proof[] = [],
): Question {
  const question = turned(frames, at).replace('{q}', () => quoted(it.words))
  const whyAsked = `${placeInAd(it)} ${turned(prompts.purposes[kind], at)}`
  return made(context, { kind, question, whyAsked, ...asked(it) }, lines)
}

const asked = ({ words, importance, row, skills }: Ask) => ({
  ...{ requirement: words, importance, asks: [row.requirement], skills },
})

function placeInAd(it: Ask): string {
  if (isDuty(it)) return 'It is one of the duties.'
  return it.importance === 'preferred' ? 'The ad counts it as a plus.' : 'The ad requires it.'
}

const ofDone = (it: Ask, at: number, lines: readonly Proof[], context: GuideContext): Question =>
  it.kind === 'skill'
    ? ofAsk(it, 'technical', at, prompts.askedOfSkill, context, lines)
    : ofAsk(it, 'behavioural', at, prompts.askedOfDone, context, lines)

const ofMissing = (it: Ask, at: number, context: GuideContext): Question =>
  ofAsk(it, 'gap', at, prompts.askedOfMissing[it.kind] ?? prompts.closest, context, context.notes.showing(it.row.near))

function ofHeld(it: Ask, context: GuideContext): Question {
  const { frame, ...held } = prompts.ofHeld[it.kind] ?? prompts.papers
  const ids = new Set(it.row.evidence.map(({ source }) => source))
  const shown = context.sources.filter(({ id }) => ids.has(id))
  const own = new Set(shown.map((one) => (one.kind === 'line' ? (settingOf(one, context.sources) ?? one) : one)))
  const outline = starOutline(held, context.sources, { Situation: [...own] })
  return { ...ofAsk(it, 'technical', 0, [frame], context), outline }
}

/** In the words of those who know the skill, where the bank has them. */
function ofSkill(it: Ask, lines: readonly Proof[], context: GuideContext): Question | null {
  const [question] = it.skills.flatMap((name) => context.bank.bySkill(name) ?? [])
  if (question === undefined || it.importance === 'preferred') return null
  return made(context, { kind: 'technical', question, whyAsked: placeInAd(it), ...asked(it) }, lines)
}

/** Each place further down in the bank, where the most usual come first. */
const costOfPlace = 0.03

/** Of the trade's questions, those first whose skills the ad asks for, and that have most of its words. */
function ofTitle({ bank, job }: GuideContext): BankQuestion[] {
  const named = new Set(job.requirements.flatMap(({ skills }) => skills))
  return bank
    .byTitle(job.title ?? '')
    .map((it, place) => {
      const isAsked = it.skills.some((name) => named.has(name))
      return { it, fit: Number(isAsked) + likeness(job.text, `${it.topic} ${it.question}`) - costOfPlace * place }
    })
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ it }) => it)
}

function ofBank({ kind, topic, question, whyAsked, skills }: BankQuestion, context: GuideContext): Question {
  const lines = context.notes.about([topic, ...skills].join(', '))
  return made(context, { kind, question, whyAsked, skills }, lines)
}

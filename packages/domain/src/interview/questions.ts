import type { RowKind } from '../match/index.ts'
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

const most = { deeds: 4, close: 2, news: 2, facts: 1, skills: 2, skillsAlone: 5, pluses: 2, ofTrade: 8 }
const least = { ofTrade: 4, ofAnyTrade: 2 }
/** Besides gaps and lines to explain. */
const usual = 20

/** The kinds in the order in which they come up. */
const order: QuestionKind[] = ['motivation', 'behavioural', 'technical', 'situational', 'gap', 'defend']

/** Fifteen to twenty-five, besides gaps and lines to explain: first what this ad asks, then what its trade asks. */
export function writeQuestions(context: GuideContext): InterviewQuestion[] {
  const { asks, bank } = context
  const own = distinct([...motivationQuestions(context), ...ofRows(context), ...newOnes(context)])
  const room = usual - own.length - least.ofAnyTrade
  const ofTrade = ofTitle(context).slice(0, Math.max(least.ofTrade, Math.min(room, most.ofTrade)))
  const common = bank.general.slice(0, Math.max(usual - own.length - ofTrade.length, least.ofAnyTrade))
  const missing = gapsOf(asks.missing).map((it) => ofMissing(it, context))
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

/** Of the rows that the person clearly shows: what they did, how long, what they know. */
function ofRows(context: GuideContext): Question[] {
  const shown = [...context.asks.demands, ...context.asks.duties].filter(({ row }) => row.status === 'met')
  const withLines = shown.map((it) => ({ it, lines: context.notes.showing(it.row.evidence) }))
  const deeds = withLines
    .filter(({ it, lines }) => deedKinds.has(it.kind) && lines.length > 0)
    .slice(0, most.deeds)
    .map(({ it, lines }, at) =>
      ofAsk(it, 'behavioural', at, isDuty(it) ? prompts.askedOfDone : prompts.askedOfExperience, context, lines),
    )
  const told = new Set(deeds.map(({ requirement }) => requirement))
  const skills = withLines
    .filter(({ it }) => it.kind === 'skill' && !told.has(it.words))
    .map(({ it, lines }) => ofSkill(it, lines, context))
  const hasTrade = context.bank.byTitle(context.job.title ?? '').length > 0
  return [
    ...deeds,
    ...shown.flatMap((it) => ofHeld(it, context)).slice(0, most.facts),
    ...skills.slice(0, hasTrade ? most.skills : most.skillsAlone),
  ]
}

/** Degrees and certificates are shown on paper: they stand in the checklist. */
const deedKinds = new Set<RowKind>(['responsibility', 'experience'])

/** Duties that a line comes close to, and such that none does. */
function newOnes(context: GuideContext): Question[] {
  const isClose = ({ row }: Ask) => row.status === 'partly'
  const open = context.asks.duties.filter(({ row }) => row.status !== 'met')
  const close = open
    .filter(isClose)
    .map((it, at) => ofAsk(it, 'behavioural', at, [prompts.close], context, context.notes.showing(it.row.evidence)))
  const news = open
    .filter((it) => !isClose(it))
    .map((it, at) => ofAsk(it, 'situational', at, prompts.askedOfNew, context))
  return [...close.slice(0, most.close), ...news.slice(0, most.news)]
}

/** Of what would only be a plus, nobody asks at length. */
const gapsOf = (missing: readonly Ask[]): Ask[] => [
  ...missing.filter(({ importance }) => importance === 'required'),
  ...missing.filter(({ importance }) => importance !== 'required').slice(0, most.pluses),
]

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

const ofMissing = (it: Ask, context: GuideContext): Question =>
  ofAsk(it, 'gap', 0, [prompts.askedOfMissing[it.kind] ?? prompts.closest], context, context.notes.showing(it.row.near))

function ofHeld(it: Ask, context: GuideContext): Question[] {
  const held = prompts.ofHeld[it.kind]
  if (!held) return []
  const ids = new Set(it.row.evidence.map(({ source }) => source))
  const shown = context.sources.filter(({ id }) => ids.has(id))
  const own = new Set(shown.map((one) => (one.kind === 'line' ? (settingOf(one, context.sources) ?? one) : one)))
  const outline = starOutline(held, context.sources, { Situation: [...own] })
  return [{ ...ofAsk(it, 'technical', 0, [held.frame], context), outline }]
}

/** In the words of those who know the skill, where the bank has them. */
function ofSkill(it: Ask, lines: readonly Proof[], context: GuideContext): Question {
  const [question] = it.skills.flatMap((name) => context.bank.bySkill(name) ?? [])
  if (question === undefined) return ofAsk(it, 'technical', 0, prompts.askedOfSkill, context, lines)
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

import { likeness, type Proof } from '../proof/index.ts'
import type { Ask } from './asks.ts'
import { linesToExplain } from './explain.ts'
import { motivationQuestions } from './motivation.ts'
import { starOutline } from './outline.ts'
import { settingOf } from './place.ts'
import * as prompts from './prompts.ts'
import { type GuideContext, made, type Question } from './question.ts'
import { quoted } from './quoted.ts'
import type { BankQuestion, InterviewQuestion, QuestionBank, QuestionKind } from './types.ts'

const most = { deeds: 6, facts: 2, skills: 3, ofTitle: 7, news: 2 }
/** Besides gaps and lines to explain. */
const usual = 20
const leastOfAnyTrade = 2

/** From here on a line is a note of what the ad says; of a question of the bank; of what is missing. */
const alike = { ask: 0.3, bank: 0.45, missing: 0.2 }

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
    ...motivationQuestions(context),
    ...deeds.slice(0, most.deeds).map(({ it, lines }) => ask.ofDone(it, lines)),
    ...facts.slice(0, most.facts).map(({ it }) => ask.ofFact(it)),
    ...skills.slice(0, most.skills).map(({ it, lines }) => ofSkill(it, bank, lines, context) ?? ask.ofDone(it, lines)),
    ...ofTitle(context).map((it) => ofBank(it, context)),
    ...news.slice(0, most.news).map(({ it }) => ask.ofNew(it)),
  ])
  const wanted = Math.max(usual - chosen.length, leastOfAnyTrade)
  const common = bank.general.slice(0, wanted).map((it) => ofBank(it, context))
  const all = distinct([...chosen, ...common, ...asks.missing.map(ask.ofMissing), ...linesToExplain(context)])
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

import { isLoud, linesOf } from '../check/index.ts'
import { placeOf } from '../interview/place.ts'
import type { InterviewQuestion, PlacedLine } from '../interview/types.ts'
import { type Source, sourcesOf } from '../resume/sources.ts'
import { quoted } from '../text/quoted.ts'
import { feedbackOn } from './feedback.ts'
import type { WriterGround } from './ground.ts'
import { opening, type Refusal } from './prompt.ts'
import type { Proposal } from './proposal.ts'
import { type JudgeProposal, proposalJudge } from './proposed.ts'
import { readReply, troubleWith } from './reply.ts'

// What a person could say in an interview, in the words of a writer elsewhere. What is missing is talked about in the
// person's own words, and so is a line that they defend.

/** What of a question an answer is made for. */
export type Outlined = Pick<InterviewQuestion, 'kind' | 'question' | 'outline'>

/** A part of an answer by the number that a writer elsewhere knows it by, from 1. */
interface Part {
  question: Outlined
  part: PlacedLine
}

const ownTalk = new Set<InterviewQuestion['kind']>(['gap', 'defend'])
const mostQuestions = 16

const partsOf = (questions: readonly Outlined[]): Part[] =>
  questions
    .filter(({ kind }) => !ownTalk.has(kind))
    .slice(0, mostQuestions)
    .flatMap((question) => question.outline.map((part) => ({ question, part })))

/** The questions as a writer elsewhere is told of them. */
export function questionsForWriters(questions: readonly Outlined[]): string[] {
  let last: Outlined | null = null
  return partsOf(questions).flatMap(({ question, part }, at) => {
    const isNew = question !== last
    last = question
    const named = `${at + 1}. ${part.part}`
    return isNew ? [question.question, named] : [named]
  })
}

export interface JudgedGuide<Question> {
  questions: Question[]
  /** What stands of the replies. */
  texts: string[]
  refused: Refusal[]
  trouble: string | null
}

interface Answer {
  part: Part
  text: string
  cited: Source[]
}

/** The outlines with what stands of the replies, beside the lines that it rests on. What has something new stands nowhere: nobody is asked here. */
export function guideWithReplies<Question extends Outlined>(
  ground: WriterGround,
  questions: readonly Question[],
  [first = '', again]: readonly string[],
): JudgedGuide<Question> {
  const sources = sourcesOf(ground.document, ground.facts)
  const parts = partsOf(questions)
  const answersIn = (reply: string) =>
    readReply(reply, 'guide').proposals.flatMap((it) => answerOf(it, ground, parts, sources))
  const [told, more] = [answersIn(first), again === undefined ? [] : answersIn(again)]
  const judge = proposalJudge({ ...ground, lines: linesOf(ground.document, ground.facts) })
  const isTheirs = ({ text, cited }: Answer) => {
    const { verdict, sentences } = judge(text, cited)
    return verdict !== 'refused' && !sentences.some(isLoud)
  }
  const stands = onePerPart([...told, ...more].filter(isTheirs))
  const fallen = (again === undefined ? told : more).filter((it) => !stands.some(({ part }) => part === it.part))
  return {
    questions: questions.map((question) => ({ ...question, outline: worded(question.outline, stands, sources) })),
    texts: stands.map(({ text }) => text),
    refused: fallen.map((it) => refusalOf(it, judge, parts)),
    trouble: told.length > 0 ? null : troubleWith(first, first.includes(opening)),
  }
}

function answerOf(
  { line, text, sources: numbers }: Proposal,
  { page }: WriterGround,
  parts: readonly Part[],
  sources: readonly Source[],
): Answer[] {
  const part = parts[(line ?? 0) - 1]
  const ids = new Set(numbers.flatMap((it) => page.lines[it - 1]?.ids ?? []))
  const cited = sources.filter(({ id }) => ids.has(id))
  return part && cited.length > 0 ? [{ part, text: page.masks.show(text), cited }] : []
}

const onePerPart = (answers: readonly Answer[]): Answer[] =>
  answers.filter(({ part }, at) => answers.findIndex((it) => it.part === part) === at)

const mostQuotes = 3

/** The part with what the person could say, above the lines that say it. */
const worded = (outline: readonly PlacedLine[], answers: readonly Answer[], sources: readonly Source[]) =>
  outline.map((part) => {
    const found = answers.find((it) => it.part.part === part)
    if (!found) return part
    const own = found.cited.map(({ id, text, ...rest }) => ({
      ...{ source: id, quote: text },
      place: placeOf({ id, text, ...rest }, sources),
    }))
    const others = own.filter(({ source }) => !part.quotes.some((it) => it.source === source))
    return {
      ...part,
      quotes: [...part.quotes, ...others].slice(0, Math.max(part.quotes.length, mostQuotes)),
      advice: `You could say: ${quoted(found.text)}. ${part.advice}`.trim(),
    }
  })

const saysMore = 'The lines it rests on do not say all of this.'

const refusalOf = ({ part, text, cited }: Answer, judge: JudgeProposal, parts: readonly Part[]): Refusal => ({
  line: parts.indexOf(part) + 1,
  ...{ text, why: saysMore, feedback: feedbackOn(saysMore, judge(text, cited), cited) },
})

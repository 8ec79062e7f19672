import { isLoud, linesOf } from '../check/index.ts'
import { stoppedSentences } from '../language/line-sentences.ts'
import { contentStems } from '../language/words.ts'
import type { LetterGround } from '../letter/index.ts'
import { type DoubtedSentence, type Letter, type LetterSentence, textOf, wordCount } from '../letter/letter.ts'
import { contentOf } from '../letter/page.ts'
import { confirmedFor, headingsIn, type LineNamed, linesNamed, mayAskAbout, nothingSettled } from '../resume/settled.ts'
import type { Source } from '../resume/sources.ts'
import { patternOf } from '../text/patterns.ts'
import { writerWords } from '../words/writers.ts'
import { likest } from './anchored.ts'
import { feedbackOn } from './feedback.ts'
import { mendsOf } from './mended.ts'
import { addresseeOf, letterLines } from './of-letter.ts'
import type { NumberedPage } from './page.ts'
import { opening, type Refusal } from './prompt.ts'
import type { Proposal } from './proposal.ts'
import { faultsIn, proposalJudge } from './proposed.ts'
import { readReply, troubleWith } from './reply.ts'

export interface JudgedLetter {
  /** The letter with all of the reply; null where too little of it is the person's. */
  letter: Letter | null
  /** How many sentences of the reply stand without a mark. */
  stood: number
  /** Those, and the ones to be asked about. */
  texts: string[]
  /** All that it says. */
  said: string[]
  /** What is left out, as the person wants it. */
  refused: Refusal[]
  /** What stands with a mark because no line says it: a model is asked for other words once. */
  faulty: Refusal[]
  isCut: boolean
  trouble: string | null
}

/** Fewer make no letter of its own. */
const fewest = 2
const mostNear = 3

interface Told {
  sentence: LetterSentence
  paragraph: number
}

/** The letter in the words of a reply, whole: greeting, wish and close are those of `letter`. */
export function letterWithReplies(
  ground: LetterGround,
  page: NumberedPage,
  letter: Letter,
  [first = '', again]: readonly string[],
): JudgedLetter {
  const read = readReply(first, 'letter')
  const told = toldIn(read.proposals, page, ground)
  const found = judged(told, ground)
  const more = again === undefined ? [] : judged(toldIn(readReply(again, 'letter').proposals, page, ground), ground)
  const all = inOrder(mended(inOrder(found), more))
  const left = all.filter((it) => !it.isKept)
  const trouble = told.length > 0 ? null : troubleWith(first, first.includes(opening))
  const proved = left.filter(({ sentence, fault }) => sentence.sources.length > 0 && fault === null)
  const made = proved.length < fewest ? null : composed(letter, left)
  const said = told.map(({ sentence }) => sentence.text)
  return {
    ...{ letter: made, stood: made ? left.filter((it) => !it.mark).length : 0, said, isCut: read.isCut, trouble },
    texts: proved.map(({ sentence }) => sentence.text),
    refused: all.filter((it) => it.isKept).map(({ sentence: { text } }) => refusal(text, keptWords)),
    faulty: all.flatMap(({ fault }) => fault ?? []),
  }
}

/** A second reply is asked for what is faulty alone: what it says besides has no place in the letter. */
function mended(found: readonly JudgedSentence[], more: readonly JudgedSentence[]): JudgedSentence[] {
  const standing = new Set(found.flatMap(({ fault, sentence }) => (fault === null ? [sentence.text] : [])))
  const mends = mendsOf(
    found.filter(({ fault }) => fault !== null),
    more.filter(({ isKept, sentence }) => !isKept && !standing.has(sentence.text)),
  )
  return found.map((it) => ({ ...it, ...mends.get(it), paragraph: it.paragraph }))
}

const inOrder = (told: readonly JudgedSentence[]): JudgedSentence[] => {
  const seen = new Set<string>()
  return told
    .filter(({ sentence: { text } }) => seen.size < seen.add(text).size)
    .sort((a, b) => a.paragraph - b.paragraph)
}

function toldIn(proposals: readonly Proposal[], page: NumberedPage, ground: LetterGround): Told[] {
  const isKnown = (id: string) => ground.sources.has(id)
  return proposals.flatMap((proposal) => {
    const text = page.masks.show(proposal.text)
    const near = (sentence: string) =>
      likest(page, sentence, () => true)
        .filter(({ rate }) => rate > 0)
        .slice(0, mostNear)
        .map(({ line }) => line)
    return stoppedSentences(text).map((sentence) => {
      const cited = proposal.sources.flatMap((it) => page.lines[it - 1] ?? [])
      const sources = (cited.length > 0 ? cited : near(sentence)).flatMap(({ ids }) => ids).filter(isKnown)
      const said = { text: sentence, sources: [...new Set(sources)], job: [] }
      return {
        sentence: saysOfAd(said, ground) ? { ...said, sources: [] } : said,
        paragraph: proposal.paragraph ?? 0,
      }
    })
  })
}

const ofSelf = patternOf(writerWords.ofSelf)
const ofThem = patternOf(writerWords.ofThem)

/** A sentence about whoever is written to, in the advertisement's own words: it says nothing of the person. */
function saysOfAd({ text }: LetterSentence, { job }: LetterGround): boolean {
  if (!ofThem.test(text) || ofSelf.test(text)) return false
  const known = new Set(contentStems(`${job.text} advertisement`))
  return contentStems(text).every((it) => known.has(it))
}

interface JudgedSentence extends Told {
  /** Why it is not the person's; null where it may be. */
  fault: Refusal | null
  /** What the person has to settle of it. */
  mark: DoubtedSentence | null
  /** The person kept their own words for its line. */
  isKept: boolean
}

const refusal = (text: string, why: string, feedback = why): Refusal => ({ line: null, text, why, feedback })

const keptWords = 'You kept your own words for this line.'

/** What is new or not the person's is marked; the rest is in their words, or in others for them. */
function judged(told: readonly Told[], ground: LetterGround): JudgedSentence[] {
  const { document, job, choices, to } = ground
  const { today, against, recipient, settled = nothingSettled } = choices
  const lineOf = lineIn(ground)
  const lines = letterLines(linesOf(document, choices.facts), choices)
  const addressee = addresseeOf(job.company, { role: to.role, recipient })
  const judge = proposalJudge({ lines, today, addressee, quotable: job.text, against })
  return told.map((it) => {
    const { sentence, paragraph } = it
    const theirs = { ...it, fault: null, mark: null, isKept: false }
    const cited = sentence.sources.flatMap((id) => ground.sources.get(id) ?? [])
    const isConfirmed = [cited, ...cited.map((it) => [it])].some((of) =>
      confirmedFor(settled, lineOf(of), sentence.text),
    )
    if (isConfirmed) return theirs
    const words = judge(sentence.text, cited)
    const { why, doubts, sentences } = words
    const mark = { sentence, paragraph, doubts, line: lineOf(cited), requirement: null }
    if (why !== null)
      return {
        ...theirs,
        fault: refusal(sentence.text, why, feedbackOn(why, words, cited)),
        mark: { ...mark, doubts: faultsIn(sentences, why), isUntrue: true },
      }
    if (!sentences.some(isLoud)) return theirs
    return { ...theirs, mark, isKept: !mayAskAbout(settled, mark.line) }
  })
}

/** The lines that a sentence rests on. */
function lineIn({ document }: LetterGround): (cited: readonly Source[]) => LineNamed {
  const headings = headingsIn(document)
  return (cited) => linesNamed(cited, headings)
}

/** Between our own wish and close, whatever its length. */
function composed(letter: Letter, told: readonly JudgedSentence[]): Letter {
  const own = letter.paragraphs.map(({ sentences }) => sentences)
  const wish = own[0]?.slice(0, 1) ?? []
  const close = own.length > 1 ? (own.at(-1) ?? []).filter(({ sources }) => sources.length === 0) : []
  const numbers = [...new Set(told.map(({ paragraph }) => paragraph))]
  const [first = [], ...others] = numbers.map((number) =>
    told.filter(({ paragraph }) => paragraph === number).map(({ sentence }) => sentence),
  )
  const paragraphs = [[...wish, ...first], ...others, close].filter((sentences) => sentences.length > 0)
  const whole = { ...letter, paragraphs: paragraphs.map((sentences) => ({ sentences })) }
  return {
    ...whole,
    content: contentOf(whole),
    doubted: told.flatMap(({ mark }) => mark ?? []).map((mark) => ({ ...mark, paragraph: placeIn(paragraphs, mark) })),
    words: wordCount(paragraphs.map(textOf).join(' ')),
  }
}

const placeIn = (paragraphs: readonly LetterSentence[][], { sentence }: DoubtedSentence) =>
  paragraphs.findIndex((sentences) => sentences.includes(sentence))

import { isLoud } from '../check/index.ts'
import { stoppedSentences } from '../language/line-sentences.ts'
import { contentStems } from '../language/words.ts'
import { isConfirmed, lineOf } from '../letter/check.ts'
import { textOf } from '../letter/draft.ts'
import { type DoubtedSentence, type Letter, type LetterSentence, mostWords, wordCount } from '../letter/letter.ts'
import type { Ground } from '../letter/material.ts'
import { contentOf } from '../letter/page.ts'
import { mayAskAbout } from '../resume/settled.ts'
import { patternOf } from '../text/patterns.ts'
import { writerWords } from '../words/writers.ts'
import { likest } from './anchored.ts'
import { feedbackOn } from './feedback.ts'
import type { NumberedPage } from './page.ts'
import { opening, type Refusal } from './prompt.ts'
import type { Proposal } from './proposal.ts'
import { proposalJudge } from './proposed.ts'
import { readReply, troubleWith } from './reply.ts'

export interface JudgedLetter {
  /** The letter with what stands of the reply; null where too little does. */
  letter: Letter | null
  /** How many sentences of the reply stand. */
  stood: number
  /** Those, and the ones to be asked about. */
  texts: string[]
  /** All that it says. */
  said: string[]
  refused: Refusal[]
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

/** The letter in the words of a reply, as far as they stand: greeting, wish and close are those of `letter`. */
export function letterWithReplies(
  ground: Ground,
  page: NumberedPage,
  letter: Letter,
  [first = '', again]: readonly string[],
): JudgedLetter {
  const read = readReply(first, 'letter')
  const told = toldIn(read.proposals, page, ground)
  const found = sorted(told, ground)
  const more = again === undefined ? null : sorted(toldIn(readReply(again, 'letter').proposals, page, ground), ground)
  const stands = inOrder([...found.stands, ...(more?.stands ?? [])])
  const trouble = told.length > 0 ? null : troubleWith(first, first.includes(opening))
  const refused = (more ?? found).refused
  const proved = stands.filter(({ sentence }) => sentence.sources.length > 0)
  const doubted = [...found.doubted, ...(more?.doubted ?? [])]
  const made = proved.length < fewest ? null : composed(ground, letter, stands, doubted)
  const texts = [...proved, ...doubted].map(({ sentence }) => sentence.text)
  const said = told.map(({ sentence }) => sentence.text)
  return { letter: made, stood: made ? stands.length : 0, texts, said, refused, isCut: read.isCut, trouble }
}

const inOrder = (told: readonly Told[]): Told[] => {
  const seen = new Set<string>()
  return told
    .filter(({ sentence: { text } }) => seen.size < seen.add(text).size)
    .sort((a, b) => a.paragraph - b.paragraph)
}

function toldIn(proposals: readonly Proposal[], page: NumberedPage, ground: Ground): Told[] {
  const isKnown = (id: string) => ground.grounds.sources.has(id)
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
      const said = { text: sentence, sources: [...new Set(sources)], job: [], frame: [] }
      return {
        sentence: saysOfAd(said, ground) ? { ...said, sources: [], frame: [sentence] } : said,
        paragraph: proposal.paragraph ?? 0,
      }
    })
  })
}

const ofSelf = patternOf(writerWords.ofSelf)
const ofThem = patternOf(writerWords.ofThem)

/** A sentence about whoever is written to, in the advertisement's own words: it says nothing of the person. */
function saysOfAd({ text }: LetterSentence, { job }: Ground): boolean {
  if (!ofThem.test(text) || ofSelf.test(text)) return false
  const known = new Set(contentStems(`${job.text} advertisement`))
  return contentStems(text).every((it) => known.has(it))
}

interface Sorted {
  stands: Told[]
  doubted: DoubtedSentence[]
  refused: Refusal[]
}

/** What has something new is asked about; what stands is in the person's words, or in others for them. */
function sorted(told: readonly Told[], { grounds, job, choices }: Ground): Sorted {
  const lines = [...grounds.sources.values()]
  const addressee = grounds.named.join('\n')
  const judge = proposalJudge({ lines, today: grounds.today, addressee, quotable: job.text, against: choices.against })
  const found: Sorted = { stands: [], doubted: [], refused: [] }
  for (const it of told) {
    const { sentence } = it
    const cited = sentence.sources.flatMap((id) => grounds.sources.get(id) ?? [])
    const words = judge(sentence.text, cited)
    const line = lineOf(sentence, grounds)
    const isNew = words.sentences.some(isLoud) && !isConfirmed(sentence, grounds)
    if (words.why !== null)
      found.refused.push({
        line: null,
        text: sentence.text,
        why: words.why,
        feedback: feedbackOn(words.why, words, cited),
      })
    else if (!isNew) found.stands.push(it)
    else if (mayAskAbout(grounds.settled, line))
      found.doubted.push({ sentence, doubts: words.doubts, line, requirement: null })
  }
  return found
}

/** More at once is not read but waved through. */
const mostDoubted = 5

function composed(
  ground: Ground,
  letter: Letter,
  stands: readonly Told[],
  doubted: readonly DoubtedSentence[],
): Letter {
  const own = letter.paragraphs.map(({ sentences }) => sentences)
  const wish = own[0]?.slice(0, 1) ?? []
  const close = own.length > 1 ? (own.at(-1) ?? []).filter(({ sources }) => sources.length === 0) : []
  const numbers = [...new Set(stands.map(({ paragraph }) => paragraph))]
  const body = numbers.map((number) => stands.filter((it) => it.paragraph === number).map(({ sentence }) => sentence))
  const cited = new Set(stands.flatMap(({ sentence }) => sentence.sources))
  // The strongest proof is in every letter.
  const missed = own.flat().filter(({ sources }) => ground.strongest && sources.includes(ground.strongest.id))
  const proof = ground.strongest && !cited.has(ground.strongest.id) ? missed.slice(0, 1) : []
  const [firstOf = [], ...others] = fitting([...body.slice(0, -1), [...(body.at(-1) ?? []), ...proof]], letter)
  const paragraphs = [[...wish, ...firstOf], ...others, close].filter((sentences) => sentences.length > 0)
  const whole = { ...letter, paragraphs: paragraphs.map((sentences) => ({ sentences })) }
  return {
    ...whole,
    content: contentOf(whole),
    doubted: doubted.slice(0, mostDoubted),
    words: wordCount(paragraphs.map(textOf).join(' ')),
  }
}

/** As many sentences as keep the letter within its measure. */
function fitting(body: LetterSentence[][], { style }: Letter): LetterSentence[][] {
  let [left, room] = [body, mostWords(style) - 60]
  while (left.length > 0 && wordCount(left.map(textOf).join(' ')) > room && room > 0) {
    const last = left.at(-1) ?? []
    left = [...left.slice(0, -1), last.slice(0, -1)].filter((sentences) => sentences.length > 0)
  }
  return left
}

import { adWordsOf, type Swap, saidIn, swapsIn } from '../near/index.ts'
import { mayAskAbout } from '../resume/settled.ts'
import { checkOf, isConfirmed, lineOf } from './check.ts'
import type { DoubtedSentence, LetterSentence } from './letter.ts'
import { type Ground, mostDoubted } from './material.ts'

interface InNearWords {
  drafts: LetterSentence[][]
  /** What is asked besides what the letter could not say at all. */
  doubted: DoubtedSentence[]
}

/** The letter with the advertisement's near words that the person confirmed; of others they are asked [L21]. */
export function inNearWords(drafts: LetterSentence[][], ground: Ground): InNearWords {
  const doubted = [...ground.doubted]
  const put = (sentence: LetterSentence, paragraph: number): LetterSentence => {
    const [near] = nearOf(sentence, paragraph, ground)
    if (near && isConfirmed(near.sentence, ground.grounds)) return near.sentence
    if (near && mayAskAbout(ground.grounds.settled, near.line)) doubted.push(near)
    return sentence
  }
  return {
    drafts: drafts.map((sentences, paragraph) => sentences.map((sentence) => put(sentence, paragraph))),
    doubted: doubted.slice(0, mostDoubted),
  }
}

/** What the advertisement's words would make of a sentence, where only the person can say that they are right. */
function nearOf(sentence: LetterSentence, paragraph: number, { job, grounds }: Ground): DoubtedSentence[] {
  // Beside its own words, those of the advertisement would stand twice.
  if (sentence.sources.length === 0 || sentence.job.length > 0) return []
  return swapsIn(sentence.text, adWordsOf(job)).flatMap(({ text, words, ad }: Swap) => {
    const near = { ...sentence, text }
    const { verdict, doubts } = checkOf(near, { ...grounds, asked: [...grounds.asked, words] })
    const [doubt] = doubts
    if (verdict !== 'ask' || doubts.length > 1 || doubt?.words !== words) return []
    const line = lineOf({ ...near, sources: [doubt.source] }, grounds)
    const instead = { of: sentence.text, paragraph, reason: saidIn(ad) }
    return [{ sentence: near, doubts, line, requirement: ad.requirement?.text ?? null, instead }]
  })
}

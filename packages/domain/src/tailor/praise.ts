import { oneOf, patternOf } from '../language/patterns.ts'
import { articleFor } from '../language/speak/article.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { readVerb } from '../language/verbs.ts'
import { lineWords } from '../words/tailor-lines.ts'

const word = oneOf(lineWords.praise)
const inFront = new RegExp(`^(I am )?(an? )?((?:${word}(?:,| and|, and)? )+)(?=\\p{L})`, 'iu')
const behind = patternOf(lineWords.praiseBehind)
const leftOver = patternOf(lineWords.leftOver)

/** What is left must still say who the person is. */
const leastWords = 2

/** A sentence of a summary without what anybody may call themselves: `Housing officer with 9 years in social housing.` */
export function withoutPraise(sentence: string): string {
  const [found = '', mine, article, said = ''] = inFront.exec(sentence) ?? []
  // `Organised over 60 loans` is a deed.
  if (mine === undefined && article === undefined && readVerb(said.trim())?.form === 'past') return sentence
  const rest = sentence.slice(found.length).replace(behind, '')
  const bare = mine === undefined ? rest : `${mine}${articleFor(rest)} ${rest}`
  return bare.split(' ').length < leastWords || leftOver.test(bare) ? sentence : upperFirst(bare)
}

import { isCity, isRegion } from '../job/places.ts'
import { isStopWord, stem, words } from '../language/words.ts'
import { patternOf } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import { areas, formalWords, lesserPapers, paperIssuers, paperLadders, widerPapers } from '../words/match.ts'
import * as paperWords from '../words/papers.ts'
import { commonStems } from './common-words.ts'
import type { Statement } from './resume-model.ts'
import { isSeen, termsOf } from './terms.ts'
import { rememberedAtMost } from './weights.ts'

// A paper is known by its name. Who gave it, where, when and how it stands is no part of that.

/** Words of every paper. */
export const formal = new RegExp(`^(?:${[...formalWords].join('|')})`)

/** Each holds those before it, and all but the first the paper that is called by none. */
const ladders = [...paperLadders, ...[...widerPapers].map((word) => ['', word])]
const wider = new Set(ladders.flatMap(([, ...higher]) => higher))
const lowerThan = (word: string) => ladders.flatMap((ladder) => ladder.slice(0, Math.max(0, ladder.indexOf(word))))

/** Formed like a word, whatever its first letter: any other that no skill has is a name. */
const formed = patternOf(paperWords.formed, '')

/** A letter for each word of a name: (s)aid in the other text too, or of every paper and (f)ound there; (i)nitials that are said, (u)nsaid ones; a (d)ash or bracket; a (c)ommon word, a (w)ider paper, who gave it (o) or where, anything else between (b); and what tells it from the other (x). */
function letterOf(word: string, said: ReadonlySet<string>): string {
  const [plain] = words(word)
  if (plain === undefined) return 'd'
  const stemmed = stem(plain)
  const isSaid = said.has(stemmed)
  if (isRegion(word) || isCity(word) || isStopWord(plain) || /\d/.test(word)) return 'b'
  if (/\p{Lu}.*\p{Lu}/u.test(word)) return isSaid ? 'i' : 'u'
  if (formal.test(stemmed)) return isSaid ? 'f' : 'b'
  if (isSaid) return 's'
  if (paperIssuers.has(plain) || areas.has(word)) return 'o'
  if (wider.has(plain)) return 'w'
  if (commonStems.has(stemmed) && !lesserPapers.has(plain)) return 'c'
  return /\p{Lu}/u.test(word) && !isSeen(stemmed) && !formed.test(plain) ? 'b' : 'x'
}

/** `American Red Cross`, `King County`: what stands before is a part of its name. */
const giver = /[cwx]*o/g
/** Right before what is said, or inside of it: `Low-voltage electrician license`. Initials have their kinds behind them. */
const narrows = /(?<![ix])x[cwx]*[fs]/
/** Nowhere but before all of it. */
const precedes = /^[^fis]*x[^x]*$/
/** Behind it: `CSCS card – Green Labourer`. */
const trails = /[fis]d?[cw]*x/

/** Between one paper and the next. */
const between = /[,;:|•·\n]|\b(?:and|or)\b/

/** Each name in a text that shares something with the other text, by its letters. A wider paper that is asked is another one. */
const namesIn = (text: string, other: string, wide: 'w' | 'x'): string[] =>
  lettersBeside(other)(text)
    .map((letters) => letters.replaceAll('w', wide))
    .filter((letters) => /[is]/.test(letters))

/** Remembered: each paper that is asked is held against every line, and again for every change that is tried. */
const lettersBeside = perText(
  (other) => perText((text) => lettersOf(text, other), rememberedAtMost.papers),
  rememberedAtMost.papers,
)

function lettersOf(text: string, other: string): string[] {
  const [own, others] = [termsOf(text).spelt, termsOf(other).spelt]
  const alike = [...own].flatMap(([skill, spelling]) => (others.has(skill) ? words(spelling) : []))
  const said = new Set([...words(other).flatMap((word) => [word, ...lowerThan(word)]), ...alike].map(stem))
  return text
    .split(between)
    .map((name) => name.match(/[\p{L}\d'’+#]+|[–—()]| - /gu)?.map((word) => letterOf(word, said)) ?? [])
    .map((letters) => letters.join('').replace(giver, 'b'))
}

export type NamedPaper = 'same' | 'wider' | 'narrower' | 'other'

const every = (names: readonly string[], pattern: RegExp) =>
  names.length > 0 && names.every((letters) => pattern.test(letters))

/** Whether a statement names the paper asked, for this job, one that holds it, one that it holds, or another of its kind. */
export function paperIn(asked: string, source: Statement['source'], job: string): NamedPaper {
  const held = nameIn(source)
  const [own, wanted] = [namesIn(held, `${asked}, ${job}`, 'w'), namesIn(asked, held, 'x')]
  const isWanting = every(wanted, trails)
  if (every(wanted, narrows) || (isWanting && every(own, trails))) return 'other'
  if (!every(own, narrows)) return every(own, /w/) ? 'wider' : 'same'
  return isWanting || /u/.test(wanted.join()) || !every(own, precedes) ? 'other' : 'narrower'
}

const inSentence = patternOf(paperWords.inSentence)

/** Where papers are listed, all of it; in a sentence, what says that it is one. */
function nameIn({ kind, section, quotes: [title = ''], text }: Statement['source']): string {
  if (kind === 'item') return title
  if (section === 'certificates') return text
  const named = text.split(between).filter((it) => inSentence.test(it))
  return kind === 'role' ? '' : named.join()
}

/** In the same words, but for those of every paper: of another class, perhaps, which is judged by itself. */
export function isNamedSo(asked: string, source: Statement['source']): boolean {
  const held = nameIn(source)
  const [own, wanted] = [namesIn(held, asked, 'w').join(''), namesIn(asked, held, 'x').join('')]
  return wanted !== '' && !/[ux]/.test(wanted) && !/sx/.test(own)
}

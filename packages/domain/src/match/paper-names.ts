import { isStopWord, stem, words } from '../english/words.ts'
import { isRegion } from '../job/places.ts'
import { commonStems } from './common-words.ts'
import type { Statement } from './resume-model.ts'
import { isSeen, termsOf } from './terms.ts'

// A paper is known by its name. Who gave it, where, when and how it stands is no part of that.

/** Words of every paper. */
export const formal =
  /^(?:nvq|svq|level|licen|certif|diploma|regist|card|ticket|memb|accredit|qualif|award|clean|unrestrict|feder|course|train|exam|multistate)/

/** Common words that make a paper another one. */
const lesser = /^(?:assistant|basic|chief|helper|junior)$/

/** What those who give papers are called by, and some of them by name. */
const issuer = /^(?:ambulance|alliance|association|board|council|cross|google|guilds|institute|microsoft|society)$/

/** Formed like a word, whatever its first letter: any other that no skill has is a name. */
const formed = /(?:al|ant|ary|ed|ent|er|ic|ing|ist|ive|man|or|ous)$/

/** A letter for each word of a name: (s)aid in the other text too, or of every paper and (f)ound there; (i)nitials that are said, (u)nsaid ones; a (d)ash or bracket; a (c)ommon word, who gave it (o), anything else between (b); and what tells it from the other (x). */
function letterOf(word: string, said: ReadonlySet<string>): string {
  const [plain] = words(word)
  if (plain === undefined) return 'd'
  const stemmed = stem(plain)
  const isSaid = said.has(stemmed)
  if (isRegion(word) || isStopWord(plain) || /\d/.test(word)) return 'b'
  if (/\p{Lu}.*\p{Lu}/u.test(word)) return isSaid ? 'i' : 'u'
  if (formal.test(stemmed)) return isSaid ? 'f' : 'b'
  if (isSaid) return 's'
  if (issuer.test(plain)) return 'o'
  if (commonStems.has(stemmed) && !lesser.test(plain)) return 'c'
  return /\p{Lu}/u.test(word) && !isSeen(stemmed) && !formed.test(plain) ? 'b' : 'x'
}

/** `American Red Cross`: what stands before is a part of its name. */
const giver = /[cx]*o/g
/** Right before what is said, or inside of it: `Low-voltage electrician license`. Initials have their kinds behind them. */
const narrows = /(?<![ix])x[cx]*[fs]/
/** Behind it: `CSCS card – Green Labourer`. */
const trails = /[fis]d?c*x/

/** Between one paper and the next. */
const between = /[,;:|•·\n]|\b(?:and|or)\b/

/** Each name in a text that shares something with the other text, by its letters. */
function namesIn(text: string, other: string): string[] {
  const [own, others] = [termsOf(text).spelt, termsOf(other).spelt]
  const alike = [...own].flatMap(([skill, spelling]) => (others.has(skill) ? words(spelling) : []))
  const said = new Set([...words(other), ...alike].map(stem))
  return text
    .split(between)
    .map((name) => name.match(/[\p{L}\d'’+#]+|[–—()]| - /gu)?.map((word) => letterOf(word, said)) ?? [])
    .map((letters) => letters.join('').replace(giver, 'b'))
    .filter((letters) => /[is]/.test(letters))
}

const every = (names: readonly string[], pattern: RegExp) =>
  names.length > 0 && names.every((letters) => pattern.test(letters))

/** Whether a statement names a paper that is called otherwise than the one asked, for this job: a narrower or wider one, or another of its kind. */
export function isOtherName(asked: string, source: Statement['source'], job: string): boolean {
  const held = nameIn(source)
  const [own, wanted] = [namesIn(held, `${asked}, ${job}`), namesIn(asked, held)]
  return every(own, narrows) || every(wanted, narrows) || (every(own, trails) && every(wanted, trails))
}

/** Where papers are listed, all of it; in a sentence, what says that it is one. */
function nameIn({ kind, section, quotes: [title = ''], text }: Statement['source']): string {
  if (kind === 'item') return title
  if (section === 'certificates') return text
  const named = text.split(between).filter((it) => /licen[cs]es?\b|certificat|card\b|ticket|diploma/i.test(it))
  return kind === 'role' ? '' : named.join()
}

/** In the same words, but for those of every paper: of another class, perhaps, which is judged by itself. */
export function isNamedSo(asked: string, source: Statement['source']): boolean {
  const held = nameIn(source)
  const [own, wanted] = [namesIn(held, asked).join(''), namesIn(asked, held).join('')]
  return wanted !== '' && !/[ux]/.test(wanted) && !/sx/.test(own)
}

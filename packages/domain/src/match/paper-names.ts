import { cities } from '../english/cities.ts'
import { organisationness } from '../english/organisations.ts'
import { countries, regionNames, states } from '../english/regions.ts'
import { isStopWord, stem, words } from '../english/words.ts'
import { commonStems } from './common-words.ts'
import { papers } from './credentials.ts'
import type { Statement } from './resume-model.ts'
import { isSeen, termsOf } from './terms.ts'

// A paper is known by its name. Who gave it, where, when and how it stands is no part of that.

/** Words of every paper. */
export const formal =
  /^(?:nvq|svq|level|licen|certif|diploma|regist|card|ticket|memb|accredit|qualif|award|clean|unrestrict|permanent|official|recogni|issu|renew|federal|feder|course|train|exam|test|hold|pass|obtain|earn|multistate|uk$|us$)/

/** Who gives papers, where the catalogue has the word too. */
const issuers = /^(?:ambulance|alliance|board|cross|guilds|adobe|cisco|google|microsoft|oracle)$/

/** Common words that make a paper another one. */
const lesser = /^(?:assistant|basic|chief|general|helper|junior|large|small)$/

/** More of the same. */
const higher = /\b(?:advanced|higher|senior)\b/gi

const places = new Set([...states.values(), ...regionNames, ...countries].flatMap(words))

/** Between one paper and the next. */
const between = /[,;:|•·\n]|\b(?:and|or)\b/

/** A letter for each word: (s)aid by the other too, of every paper and said (f), initials that are said (i) or not (u), telling and not said (x), a (d)ash or bracket, or anything else (b). */
function lettersOf(name: string, said: ReadonlySet<string>): string {
  return [...name.matchAll(/[\p{L}\d]+|[–—()]| - /gu)].map(([word]) => letterOf(word, said)).join('')
}

function letterOf(word: string, said: ReadonlySet<string>): string {
  const plain = word.toLowerCase()
  const stemmed = stem(plain)
  const isSaid = said.has(stemmed)
  if (!/[\p{L}\d]/u.test(word)) return 'd'
  if (places.has(plain)) return 'b'
  if (/\p{Lu}.*\p{Lu}/u.test(word)) return isSaid ? 'i' : 'u'
  if (isStopWord(plain) || /\d/.test(word)) return 'b'
  if (formal.test(stemmed)) return isSaid ? 'f' : 'b'
  if (isSaid) return 's'
  return (commonStems.has(stemmed) && !lesser.test(plain)) || isName(word, plain, stemmed) ? 'b' : 'x'
}

/** Of a town or of whoever gives papers: known as such, or with a capital, of no trade and formed like no other word. */
const isName = (word: string, plain: string, stemmed: string) =>
  issuers.test(plain) ||
  organisationness(plain) > 0.5 ||
  (word !== plain && (cities.has(plain) || !(isSeen(stemmed) || formed.test(plain))))

const formed = /(?:al|ant|ary|ed|ent|er|ic|ing|ist|ive|man|or|ous)$/

/** Right before what is said, or inside of it: `Low-voltage electrician license`. Initials have their kinds behind them. */
const narrows = /(?:^|[bdfsu])x+[fs]/
/** Behind it: `CSCS card – Green Labourer`. */
const trails = /[fis]d?x/

/** Each name in a text that shares something with the other text. */
function namesIn(text: string, other: string): string[] {
  const [own, others] = [termsOf(text).spelt, termsOf(other).spelt]
  const alike = [...own].flatMap(([skill, spelling]) => (others.has(skill) ? words(spelling) : []))
  const said = new Set([...words(other), ...alike].map(stem))
  return text.split(between).flatMap((name) => {
    const letters = lettersOf(name, said)
    return /[is]/.test(letters) ? letters : []
  })
}

const every = (names: readonly string[], pattern: RegExp) =>
  names.length > 0 && names.every((letters) => pattern.test(letters))

/** Whether a statement names a paper that is called otherwise than the one asked: a narrower or wider one, or another of its kind. */
export function isOtherName(asked: string, source: Statement['source']): boolean {
  const held = nameIn(source).replace(higher, '')
  const [own, wanted] = [namesIn(held, asked), namesIn(asked, held)]
  return every(own, narrows) || every(wanted, narrows) || (every(own, trails) && every(wanted, trails))
}

/** Where papers are listed, all of it; elsewhere what says that it is one. */
const nameIn = ({ kind, section, quotes: [title = ''], text }: Statement['source']): string => {
  if (kind === 'item') return title
  return section === 'certificates' || (kind !== 'role' && papers.test(text)) ? text : ''
}

/** In the same words, but for those of every paper: of another class, perhaps, which is judged by itself. */
export function isNamedSo(asked: string, source: Statement['source']): boolean {
  const held = nameIn(source)
  const [own, wanted] = [namesIn(held, asked).join(''), namesIn(asked, held).join('')]
  return /[is]/.test(wanted) && !/[ux]/.test(wanted) && !/x/.test(own)
}

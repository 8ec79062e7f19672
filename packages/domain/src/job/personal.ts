import { oneOf } from './patterns.ts'
import { cut, endOf, hide, type Span, splitOutside } from './span.ts'

// What a person is, and none of their work. No advertisement makes it a requirement here, nor anything to ask or weigh.

/** A ground on which nobody is judged; its terms are parted by commas. A plural needs no term of its own. */
interface Ground {
  ground: string
  /** What it is called, and what somebody is said to be by it. */
  terms: string
  /** Whom or what one may work with: `experience with children`. */
  served: string
}

export const grounds: readonly Ground[] = [
  {
    ground: 'age',
    terms: 'age, date of birth, year of birth, young, younger, youthful, old, older, elderly, middle aged, millennial',
    served: 'young people, older people, older adults, elderly people, the elderly',
  },
  {
    ground: 'gender',
    terms: `gender, sex, pronoun, male, female, man, men, woman, women, lady, ladies, gentleman, gentlemen, transgender, non binary,
      intersex`,
    served: 'men, women, gender',
  },
  {
    ground: 'orientation',
    terms:
      'sexual orientation, sexuality, heterosexual, homosexual, straight, gay, lesbian, bisexual, queer, lgbt, lgbtq, lgbtq+',
    served: 'lgbt people, lgbtq people, lgbtq+ people',
  },
  {
    ground: 'family',
    terms: `marital, marital or family status, civil status, family status, familial status, parental status, marriage,
      civil partnership, marriage and civil partnership, family situation, family planning, family plan, family commitment,
      caring responsibilities, childcare commitment, pregnancy, pregnancy and maternity, pregnant, married, unmarried, single, divorced,
      widowed, childless, dependant, dependent, children, kid, parent, mother, father`,
    served: 'children, kids, parents, mothers, fathers, pregnancy, pregnant women',
  },
  {
    ground: 'origin',
    terms: `race, racial, ethnicity, ethnic, ethnic background, national origin, nationality, place of birth, country of birth, country of origin, descent,
      caste, skin colour, skin color, migration background, white, black, asian, caucasian, hispanic, latino, latina,
      native british, native american, indigenous, aboriginal, torres strait islander, first nation, inuit, métis, māori, maori, bame,
      visible minority, minority, minorities, people of colour, people of color, foreigner, immigrant, refugee`,
    served: 'ethnic minorities, indigenous people, aboriginal people, minorities, immigrants, refugees, first nations',
  },
  {
    ground: 'belief',
    terms: `religion, religion or belief, religious, belief, faith, creed, philosophical, political opinion, political view,
      political affiliation, union membership, church membership, christian, catholic, protestant, evangelical, anglican, muslim, jewish,
      jew, hindu, sikh, buddhist, mormon, atheist, believer, born again`,
    served: '',
  },
  {
    ground: 'health',
    terms: `health, physical and mental health, mental and physical health, physical health, state of health, health condition, health problem, medical condition,
      medical history, medical fitness, physical fitness, disability, disabilities, impairment, illness, sickness record,
      genetic information, hiv, neurodiversity, disabled, handicapped, able bodied, healthy, fit, unfit, physically fit, medically fit,
      mentally fit, non smoker, non smoking, smoker, wheelchair user, neurodivergent, neurodiverse, autistic, deaf, blind`,
    served:
      'health, disability, disabilities, disabled people, disabled adults, illness, deaf people, blind people, autistic people',
  },
  { ground: 'service', terms: 'veteran, military status, ex forces', served: 'veterans' },
]

export const termsOf = (list: string): string[] =>
  list
    .split(',')
    .map((term) => term.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

/** Longer terms first, so that none hides behind a part of it. */
const anyTerm = (terms: readonly string[]) =>
  [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[+]/g, '\\$&').replace(/ /g, '[\\s-]+'))
    .join('|')

const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')
const wholeTerms = (terms: readonly string[]) => whole(`(?:${anyTerm(terms)})(?:['’]?s)?`)

const allTerms = grounds.map(({ terms }) => wholeTerms(termsOf(terms)))
/** Terms of two: `religion or belief` is one thing, not a list. */
export const pairsOfGrounds = wholeTerms(
  grounds.flatMap(({ terms }) => termsOf(terms)).filter((term) => / (?:and|or) /.test(term)),
)
const servedTerms = wholeTerms(grounds.flatMap(({ served }) => termsOf(served)))

const someAge = '(?:1[4-9]|[2-6]\\d)'
/** Said by a number: `aged 25-40`, `18 or over`. */
const byNumber = whole(
  [
    `(?:(?:minimum |maximum )?age[ds]?:?|over|under|above|below|between|at least|(?:not )?older than|younger than)\\s+(?:the age of\\s+)?${someAge}(?:\\s*(?:-|–|to|and)\\s*[2-7]\\d)?(?:\\s+years\\s+(?:of age|old))?`,
    `${someAge}(?:\\s*(?:-|–|to|and)\\s*[2-7]\\d)?\\+?\\s*(?:years?[\\s-])?(?:of age|old|or (?:over|older|above)|and (?:over|above|older))`,
    '(?:16|18|21)\\+',
  ].join('|'),
)
/** Said by a form: `of Nordic descent`. */
const byForm = whole('\\p{L}+ (?:origin|descent|ancestry|parentage|extraction|ethnicity)')

/** Says who, how much and that, and never what somebody can do. */
const framing = whole(
  oneOf(`
    an? the this that these those of in or and nor with without from as at by on be being been is are was has have having will would
    must should shall may might can need needs not no non only all any both either also always very
    you your yourself we our us they their he she his her who which anyone someone everyone everybody
    people persons? individuals? candidates? applicants? applications? employees? staff
    required? requires requirements? essential mandatory necessary needed preferred preference preferably desirable desired ideal ideally
    wanted welcomed? welcome encouraged? invited considered? given plus advantage advantageous bonus asset strongly particularly
    especially equally equal_qualifications? equal suitable suitably qualified case consideration priority
    apply applying good(?!_with) excellent full general generally currently practi[sc]ing committed active registered severely
    status identity expression reassignment range limit bracket origin affiliation least time start date group looking seeking protected
    please state provide give tell include indicate declare confirm disclose mention specify regardless irrespective regard`),
)

/** A reason behind it says no more of what is asked. */
const reason = /\s+(?:to|because|since|due to|so|in order|for (?:the|this|our|such)|as (?:we|the|this))\s.*$/iu

/** Personal whatever else is said with it. */
const always = [
  /\blived[\s-]experience\b/i,
  /\b(?:sympath\w*|support\w*|commit\w*|shar(?:e|es|ing)|uphold\w*|agree\w*|empath\w*|in keeping)\b.{0,40}\b(?:christian|catholic|jewish|islamic|muslim|religious|church|faith)\b.{0,20}\b(?:ethos|values|beliefs?|ethic|character|faith)\b/i,
]

const saysGround = (text: string) => [byNumber, ...allTerms, byForm].some((terms) => text.search(terms) >= 0)

const leftOf = (text: string) =>
  [byNumber, ...allTerms, byForm, framing].reduce((left, pattern) => left.replace(pattern, ' '), text)

/** Of how many grounds a text speaks. */
export const groundsIn = (text: string): number => allTerms.filter((terms) => text.search(terms) >= 0).length

/** Whether words ask for what a person is, and for nothing besides. `gender studies` and `safety` are work. */
export function isPersonal(said: string): boolean {
  if (always.some((pattern) => pattern.test(said))) return true
  const text = said.replace(reason, '')
  return saysGround(text) && !/[\p{L}\p{N}]/u.test(leftOf(text))
}

const working =
  /\b(?:experience|knowledge|understanding|awareness|background|expertise|interest|passion|work(?:ing|ed)?|support(?:ing)?|caring|care for|teach(?:ing)?|help(?:ing)?|advis(?:e|ing)|counsell?(?:ing)?|treat(?:ing)?|assist(?:ing)?|coach(?:ing)?|mentor(?:ing)?|looking after)\b\s+\S/i

/** `Experience with older people, children or women`: behind the first, each is whom one works with. */
const isServed = (said: string, before: string): boolean =>
  working.test(before) && !/[\p{L}\p{N}]/u.test(said.replace(servedTerms, ' ').replace(framing, ' '))

const listed = /,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/giu
const besides = /\s+(?:with|having|holding|who (?:has|have|is|can))\s+/iu

/**
 * The part of a demand that asks for no person: of `young man with a licence` the licence, of `married` nothing.
 * `before` is what was said before it in its clause.
 */
export function withoutPerson(item: Span, before = ''): Span {
  const isOut = ({ text, from }: Span) =>
    isPersonal(text) && !isServed(text, `${before}${item.text.slice(0, from - item.from)}`)
  if (isOut(item)) return cut(item, item.text.length)
  const seam = besides.exec(item.text)
  if (seam && isOut(cut(item, 0, seam.index))) return cut(item, seam.index + seam[0].length)
  const parts = splitOutside({ ...item, text: hide(item.text, pairsOfGrounds) }, listed).map((part) =>
    cut(item, part.from - item.from, endOf(part) - item.from),
  )
  const out = parts.findIndex(isOut)
  if (out < 0) return item
  const from = (parts[0]?.from ?? item.from) - item.from
  const last = parts[out - 1]
  const next = parts[out + 1]
  if (last) return cut(item, from, endOf(last) - item.from)
  return next ? withoutPerson(cut(item, next.from - item.from), before) : cut(item, item.text.length)
}

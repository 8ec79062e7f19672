import { oneOf } from './patterns.ts'
import { cut, endOf, hide, type Span, splitOutside } from './span.ts'

// What a person is, and none of their work. No advertisement makes it a requirement here, nor anything to ask or weigh.

/** A ground on which nobody is judged. Terms are parted by commas; a plural needs no row of its own. */
interface Ground {
  ground: string
  /** What it is called. */
  names: string
  /** What somebody is said to be by it. */
  people: string
  /** Those of its terms that may also be whom or what one works with: `experience with children`. */
  served: string
}

export const grounds: readonly Ground[] = [
  {
    ground: 'age',
    names: 'age, age group, age range, age limit, age bracket, date of birth, year of birth',
    people: 'young, younger, youthful, old, older, elderly, middle aged, millennial, gen z, school leaver age',
    served: 'young people, young adults, younger people, older people, older adults, elderly people, the elderly',
  },
  {
    ground: 'gender',
    names: 'gender, gender identity, gender expression, gender reassignment, gender history, sex, preferred pronouns',
    people:
      'male, female, man, men, woman, women, lady, ladies, gentleman, gentlemen, transgender, non binary, intersex',
    served: 'men, women, gender',
  },
  {
    ground: 'orientation',
    names: 'sexual orientation, sexuality',
    people: 'heterosexual, homosexual, straight, gay, lesbian, bisexual, queer, lgbt, lgbtq, lgbtq+, lgbtqia+',
    served: 'lgbt people, lgbtq people, lgbtq+ people, lgbtqia+ people',
  },
  {
    ground: 'family',
    names: `marital, marital status, marital or family status, civil status, family status, familial status, parental status,
      marriage, civil partnership, marriage and civil partnership, marriage or civil partnership, family situation,
      family planning, family plans, family commitments, caring responsibilities, childcare commitments, pregnancy,
      pregnancy and maternity, pregnancy or maternity, pregnancy status`,
    people: `married, unmarried, single, divorced, widowed, childless, child free, pregnant, dependant, dependent,
      children, kid, parent, mother, father`,
    served: 'children, kids, parents, mothers, fathers, pregnancy, pregnant women',
  },
  {
    ground: 'origin',
    names: `race, racial origin, ethnicity, ethnic origin, ethnic background, ethnic group, ethnic minority,
      ethnic minorities, national origin, nationality, place of birth, country of birth, country of origin, ancestry,
      descent, caste, skin colour, skin color, migration background, immigration background`,
    people: `white, black, asian, caucasian, hispanic, latino, latina, latinx, native british, native american, indigenous,
      aboriginal, torres strait islander, first nations, first nation, inuit, métis, māori, maori, pasifika, bame, visible minority,
      visible minorities, minority, minorities, racialised, racialized, people of colour, people of color, foreigner, immigrant, refugee`,
    served: 'ethnic minorities, indigenous people, aboriginal people, minorities, immigrants, refugees, first nations',
  },
  {
    ground: 'belief',
    names: `religion, religion or belief, religious belief, religious affiliation, philosophical belief, belief, faith, creed,
      political opinion, political belief, political view, political affiliation, union membership, trade union membership,
      church membership, churchgoing`,
    people: `christian, catholic, protestant, evangelical, anglican, orthodox christian, muslim, jewish, jew, hindu, sikh, buddhist,
      mormon, atheist, believer, religious, born again, godly`,
    served: '',
  },
  {
    ground: 'health',
    names: `health, good health, physical health, physical and mental health, mental and physical health, state of health,
      health condition, health status, health problem, medical condition, medical history, medical fitness, physical fitness,
      disability, disabilities, disability status, physical disability, impairment, illness, chronic illness, sickness record,
      sickness absence, genetic information, hiv status, neurodiversity`,
    people: `disabled, severely disabled, handicapped, able bodied, healthy, fit, unfit, physically fit, medically fit, mentally fit,
      non smoker, non smoking, smoker, wheelchair user, neurodivergent, neurodiverse, autistic, deaf, blind`,
    served:
      'health, disability, disabilities, disabled people, disabled adults, illness, deaf people, blind people, autistic people',
  },
  {
    ground: 'service',
    names: 'veteran status, military status, protected veteran status',
    people: 'veteran, protected veteran, ex forces',
    served: 'veterans',
  },
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

const allTerms = grounds.map(({ names, people }) => wholeTerms([...termsOf(names), ...termsOf(people)]))
/** Terms of two: `religion or belief` is one thing, not a list. */
export const pairsOfGrounds = wholeTerms(
  grounds.flatMap(({ names }) => termsOf(names)).filter((term) => / (?:and|or) /.test(term)),
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
    people persons? individuals? candidates? applicants? applications? workers? employees? staff members? backgrounds?
    required? requires requirements? essential mandatory necessary needed preferred preference preferably desirable desired ideal ideally
    wanted welcomed? welcome encouraged? invited considered? given plus advantage advantageous bonus asset strongly particularly
    especially equally equal suitable suitably qualified qualifications? case consideration priority
    apply applying good excellent full general generally currently practi[sc]ing committed active registered severely
    status state condition identity related least time start date group looking seeking
    please provide give tell include indicate declare confirm disclose mention specify say regardless irrespective regard
    gern(?:e)? m/f/d m/w/d`),
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

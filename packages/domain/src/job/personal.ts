import { anyOf, oneOf } from './patterns.ts'
import { cut, endOf, hide, type Span, splitOutside } from './span.ts'

// J34: what a person is, and none of their work. No advertisement makes it a requirement here, nor anything to ask or weigh.
// `Health` or `Older people` in a list is a field of work: such words need a frame that says them of who applies.

/** A ground on which nobody is judged; its terms are patterns, parted by commas. */
interface Ground {
  /** What somebody is said to be: asked for by itself. Its plural is a group, whom one may also work with. */
  is: string
  /** What it is about: personal only in a frame, `in good health`, `no children`. */
  about?: string
}

const faiths = 'christian|catholic|protestant|evangelical|anglican|muslim|jewish|jew|hindu|sikh|buddhist|mormon'

const grounds: readonly Ground[] = [
  {
    is: `date of birth, year of birth, age (?:limit|range|bracket), young, younger, youthful, old, older, elderly, mature,
      middle aged, millennial`,
    about: 'age',
  },
  {
    is: `pronoun, male, female, man, woman, lady, gentleman, girl, boy, transgender, non binary, intersex`,
    about: 'gender, sex, men, women, ladies, gentlemen',
  },
  {
    is: `sexual orientation, sexuality, heterosexual, homosexual, straight, gay, lesbian, bisexual, queer, lgbt, lgbtq, lgbtq\\+`,
  },
  {
    is: `marital, marital or family status, (?:civil|family|familial|parental) status, family situation, family commitment,
      caring responsibilities, childcare commitment, pregnant, married, unmarried, single, divorced, widowed, childless, parent, mother,
      father, mum, mom, dad, working (?:mother|mum|mom|parent)s?, liv(?:e|ing) with (?:famil(?:y|ies)|parents)`,
    about: `family plan, family planning, marriage, civil partnership, pregnancy, maternity, dependant, dependent, children, kid`,
  },
  {
    is: `racial, ethnic, ethnic background, national origin, nationality, place of birth, country of birth, country of origin, descent, caste,
      skin colou?r, migration background, white, black, asian, caucasian, hispanic, latino, latina, roma, native british, native american,
      indigenous, aboriginal, torres strait islander, inuit, métis, māori, maori, bame, visible minority, foreigner, immigrant, refugee,
      (?!(?:of|national|ethnic|ethnicity)\\b)\\p{L}+ (?:origin|descent|ancestry|parentage|extraction|ethnicity|nationality)`,
    about: 'race, ethnicity, first nation, minority, minorities, people of colou?r',
  },
  {
    is: `religious, philosophical, political (?:opinion|view|affiliation), (?:(?:trade|labou?r) )?union member(?:ship)?,
      church (?:membership|member|attendance), (?:(?:bible )?believing )?(?:${faiths})(?: faith)?, atheist, believer, born again,
      (?:sign|agree (?:to|with)|affirm|accept) (?:(?:our|the|a) )?statement of (?:faith|belief),
      member(?:ship)? of (?:(?:an?|the|our) )?(?:\\p{L}+ ){0,2}(?:church|congregation|parish|mosque|synagogue|party|union)`,
    about: 'religion, religion or belief, belief, faith, creed',
  },
  {
    is: `state of health, health (?:condition|problem), medical condition, medical fitness, physical fitness, sickness record,
      genetic information, hiv (?:negative|positive|status), (?:proof of )?vaccinat(?:ed|ion status)(?: against \\p{L}[\\p{L}\\p{N}-]*)?,
      clean medical (?:record|history), disabled, handicapped, able bodied, healthy, fit, unfit, (?:physically|medically|mentally) fit,
      non smoker, non smoking, smoker, wheelchair user, neurodivergent, neurodiverse, autistic, deaf, blind`,
    about: `health, physical and mental health, mental and physical health, physical health, medical history, disability, disabilities,
      impairment, illness, hiv, neurodiversity`,
  },
  {
    is: `(?:attractive|beautiful|pleasing) (?:appearance|looks|face), good looking, good looks, (?:slim|petite|athletic) (?:build|figure),
      fair skin, fair skinned, (?:minimum )?height(?: of)?:?(?: (?:at least|over|above))? 1(?:[.,]\\d\\d? ?m|\\d\\d ?cm)`,
  },
  { is: 'military status, ex forces, veteran status', about: 'veteran' },
]

const termsOf = (list = ''): string[] =>
  list
    .split(/,(?![^[({]*[\])}])/)
    .map((term) => term.trim().replace(/\s+/g, ' ').replace(/ /g, '[\\s-]+'))
    .filter(Boolean)

const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')
/** Longer terms first, so that none hides behind a part of it. */
const terms = (lists: (string | undefined)[], ending = '') =>
  whole(
    `(?:${lists
      .flatMap(termsOf)
      .sort((a, b) => b.length - a.length)
      .join('|')})${ending}`,
  )

const eachGround = grounds.map(({ is, about }) => terms([is, about], "(?:['’]?s)?"))
const allGrounds = terms(
  grounds.flatMap(({ is, about }) => [is, about]),
  "(?:['’]?s)?",
)
const being = terms(grounds.map(({ is }) => is))
const subject = terms(
  grounds.map(({ about }) => about),
  "(?:['’]?s)?",
)
/** Several people, whom one may also work with: `older people`, `refugees`. */
const group = whole(
  `people|persons|individuals|adults|men|women|ladies|gentlemen|minorities|veterans|(?:${grounds.flatMap(({ is }) => termsOf(is)).join('|')})['’]?s`,
)

/** Terms of two: `religion or belief` is one thing, not a list. */
export const pairsOfGrounds = whole(
  anyOf(`
    marital or family status
    marriage and civil partnership
    pregnancy and maternity
    religion or belief
    (?:physical and mental|mental and physical) health
    health (?:and|&) (?:safety|social care)`),
)

const someAge = `(?:1[4-9]|[2-6]\\d|(?:four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty)(?:[\\s-](?:one|five))?)`
const ages = `${someAge}(?:\\s*(?:-|–|to|and)\\s*[2-7]\\d)?`
/** Said by a number: `aged 25-40`, `18 or over`. */
const byNumber = whole(
  anyOf(`
    (?:(?:min(?:imum|\\.)? |max(?:imum|\\.)? )?age[ds]?(?: of|:)?|over|under|above|below|between|at least|(?:not )?older than|younger than)\\s+(?:the age of\\s+)?${ages}(?:\\s+years\\s+(?:of age|old))?(?:\\s+(?:or|and) (?:over|older|above))?
    (?:be|max(?:imum|\\.)?(?: of)?|not more than)\\s+(?:at least\\s+)?${ages}(?:\\s+years?(?:\\s+(?:of age|old))?)?
    ${ages}\\+?\\s*(?:years?[\\s-])?(?:of age|old|(?:or|and) (?:over|older|above))
    (?:16|18|21)\\+
    (?:under|over)[\\s-][2-6]\\ds(?=\\s+only)
    born\\s+(?:after|before|in|between)\\s+(?:19|20)\\d\\d`),
)

/** Says it of whoever applies. */
const frame = whole(
  oneOf(`
    must should shall be being you your yourself anyone someone everyone everybody who candidates? applicants? applications? apply applying
    employees? staff no not nor non without only any good(?!_with) excellent perfect welcomed? welcome encouraged? invited considered? given
    preference priority consideration regardless irrespective regard please state declare disclose confirm specify indicate mention
    status looking seeking protected`),
)
/** Says how much it is wanted. */
const weight = whole(
  oneOf(`
    required? requires requirements? essential mandatory necessary needed preferred preferably desirable desired ideal ideally wanted
    plus advantage advantageous bonus asset`),
)
/** Says nothing of what somebody can do. */
const filling = whole(
  oneOf(`
    an? the this that these those of in or and with from as at by on been is are was has have having will would may might can need needs
    all both either also always very we our us they their he she his her which people persons? individuals? adults?
    strongly particularly especially equally equal_qualifications? equal suitable suitably qualified case full general generally currently
    practi[sc]ing committed active registered regular severely identity expression reassignment group background limit
    origin affiliation least time start date energetic dynamic energy graduates? talents? provide give tell include`),
)

/** A reason behind it says no more of what is asked. */
const reason =
  /\s+(?:to|because|since|due to|so|in order|for (?:the|this|our|such|\p{L}+ (?:reasons?|purposes?))|as (?:we|the|this))(?:\s.*)?$/iu

/** Personal whatever else is said with it. */
const always = [
  /\blived[\s-]experience\b/i,
  /\b(?:sympath\w*|support\w*|commit\w*|shar(?:e|es|ing)|uphold\w*|agree\w*|empath\w*|in keeping)\b.{0,40}\b(?:christian|catholic|jewish|islamic|muslim|religious|church|faith)\b.{0,20}\b(?:ethos|values|beliefs?|ethic|character|faith)\b/i,
]

const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0
const isOnlyPerson = (text: string) =>
  !/[\p{L}\p{N}]/u.test(
    [byNumber, allGrounds, frame, weight, filling].reduce((left, pattern) => left.replace(pattern, ' '), text),
  )

/** Whether all of a text is grounds, and more of them than a work is about: a list of all on which nobody is judged. */
export const listsGrounds = (text: string): boolean =>
  eachGround.filter((terms) => has(text, terms)).length > mostGrounds &&
  isOnlyPerson(text.replace(whole('colou?rs?|ancestry|citizenship'), ' '))
const mostGrounds = 3

/** Whether words ask for what a person is, and for nothing besides. `gender studies` and `women’s health` are work. */
export function isPersonal(said: string, before = ''): boolean {
  if (always.some((pattern) => pattern.test(said))) return true
  const text = said.replace(reason, '')
  if (!isOnlyPerson(text)) return false
  if (has(text, byNumber)) return true
  if (!has(text, allGrounds)) return false
  if (has(text, frame) || (before !== '' && isPersonal(before))) return true
  const left = text.replace(being, ' ')
  return has(left, group) ? has(text, weight) : left !== text && !has(left, subject)
}

const listed = /,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/giu
const besides = /\s+(?:with|having|holding|who (?:has|have|is|can))\s+/iu
/** `Male and female wards`: a noun behind both. */
const sharedNoun =
  /^(?:\s+(?:and|or)\s+)(?!(?:an?|the|very|\p{L}+ly|with|of|in)\s)\p{L}[\p{L}-]*(?:\s[\p{L}-]+)*\s[\p{L}-]+(?<!ed|al|ble|ic|ive|ous|[ae]nt|ful|ly)$/iu

/**
 * The part of a demand that asks for no person: of `young man with a licence` the licence, of `married` nothing.
 * `before` is what was said before it in its clause.
 */
export function withoutPerson(item: Span, before = ''): Span {
  if (isPersonal(item.text, before)) return cut(item, item.text.length)
  const seam = besides.exec(item.text)
  if (seam && isPersonal(item.text.slice(0, seam.index))) return cut(item, seam.index + seam[0].length)
  const parts = splitOutside({ ...item, text: hide(item.text, pairsOfGrounds) }, listed).map((part) =>
    cut(item, part.from - item.from, endOf(part) - item.from),
  )
  const out = parts.findIndex(
    (part) =>
      isPersonal(part.text) && (has(part.text, frame) || !sharedNoun.test(item.text.slice(endOf(part) - item.from))),
  )
  if (out < 0) return item
  const from = (parts[0]?.from ?? item.from) - item.from
  const last = parts[out - 1]
  const next = parts[out + 1]
  if (last) return cut(item, from, endOf(last) - item.from)
  return next ? withoutPerson(cut(item, next.from - item.from), before) : cut(item, item.text.length)
}

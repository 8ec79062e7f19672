import type { Wording } from './row.ts'

export const pairsOfGrounds: Wording = {
  words: `
    marital or family status
    marriage and civil partnership
    pregnancy and maternity
    religion or belief
    (physical and mental|mental and physical) health
    health (and|&) (safety|social care)`,
  why: 'terms of two: `religion or belief` is one thing, not a list',
}

export const someAge: Wording = {
  words: `
    (1[4-9]|[2-6]\\d|(four|fif|six|seven|eigh|nine)teen|(twenty|thirty|forty|fifty|sixty)([\\s-](one|five))?)`,
  why: 'an age',
}

export const byNumber: Wording = {
  words: `
    ((min(imum|\\.)? |max(imum|\\.)? )?age[ds]?( of|:)?|over|under|above|below|between|at least|(not )?older than|younger than)\\s+(the age of\\s+)?<ages>(\\s+years\\s+(of age|old))?(\\s+(or|and) (over|older|above))?
    (be|max(imum|\\.)?( of)?|not more than)\\s+(at least\\s+)?<ages>(\\s+years?(\\s+(of age|old))?)?(\\s+(or|and) (over|older|above))?
    <ages>\\+?\\s*(years?[\\s-])?(of age|old|(or|and) (over|older|above))
    (16|18|21)\\+
    (under|over)[\\s-][2-6]\\ds(?=\\s+only)
    born\\s+(after|before|in|between)\\s+(19|20)\\d\\d`,
  why: 'said by a number: `aged 25-40`, `18 or over`',
}

export const frame: Wording = {
  words: `
    must should shall be being you your yourself anyone someone everyone everybody who candidates? applicants?
    applications? apply applying employees? staff no not nor non without only any good(?!_with) excellent perfect
    welcomed? welcome encouraged? invited considered? given preference priority consideration regardless
    irrespective regard please state declare disclose confirm specify indicate mention status looking seeking
    protected`,
  why: 'says it of whoever applies',
}

export const weight: Wording = {
  words: `
    required? requires requirements? essential mandatory necessary needed preferred preferably desirable desired
    ideal ideally wanted plus advantage advantageous bonus asset`,
  why: 'says how much it is wanted',
}

export const filling: Wording = {
  words: `
    an? the this that these those of in or and with from as at by on been is are was has have having will would
    may might can need needs all both either also always very we our us they their he she his her which people
    persons? individuals? adults? strongly particularly especially equally equal_qualifications? equal suitable
    suitably qualified case full general generally currently practi[sc]ing committed active registered regular
    severely identity expression reassignment group background limit origin affiliation least time day start date
    energetic dynamic energy graduates? talents? provide give tell include`,
  why: 'says nothing of what somebody can do',
}

export const reason: Wording = {
  words: `
    (?<!\\s)\\s+(to|because|since|due to|so|in order|for (the|this|our|such|\\p{L}+ (reasons?|purposes?))|as (we|the|this))(\\s.*)?$`,
  why: 'A reason behind it says no more of what is asked',
}

export const ethos: Wording = {
  words: `
    \\b(sympath\\w*|support\\w*|commit\\w*|shar(e|es|ing)|uphold\\w*|agree\\w*|empath\\w*|in keeping)\\b.{0,40}\\b(christian|catholic|jewish|islamic|muslim|religious|church|faith)\\b.{0,20}\\b(ethos|values|beliefs?|ethic|character|faith)\\b`,
  why: 'shares a faith',
}

export const otherGrounds: Wording = {
  words: `
    colou?rs?
    ancestry
    citizenship`,
  why: 'more grounds of the law',
}

export const besides: Wording = {
  words: '\\s+(with|having|holding|who (has|have|is|can))\\s+',
  why: 'joins what a person has to what one is',
}

export const sharedNoun: Wording = {
  words: `
    ^(\\s+(and|or)\\s+)(?!(an?|the|very|\\p{L}+ly|with|of|in)\\s)\\p{L}[\\p{L}-]*(\\s[\\p{L}-]+)*\\s[\\p{L}-]+(?<!ed|al|ble|ic|ive|ous|[ae]nt|ful|ly)$`,
  why: '`Male and female wards`: a noun behind both',
}

export const group: Wording = {
  words: "people|persons|individuals|adults|men|women|ladies|gentlemen|minorities|veterans|(<being>)['’]?s",
  why: 'several people, whom one may also work with: `older people`, `refugees`',
}

/** A ground on which nobody is judged; its terms are patterns, parted by commas. */
export interface Ground {
  /** What somebody is said to be: asked for by itself. Its plural is a group, whom one may also work with. */
  is: string
  /** What it is about: personal only in a frame, `in good health`, `no children`. */
  about?: string
  why: string
}

/** On which nobody is judged. */
export const grounds: readonly Ground[] = [
  {
    is: `date of birth, year of birth, age (?:limit|range|bracket), young, younger, youthful, old, older, elderly, mature,
      middle aged, millennial`,
    about: 'age',
    why: 'how old somebody is',
  },
  {
    is: `pronoun, male, female, man, woman, lady, gentleman, girl, boy, transgender, non binary, intersex`,
    about: 'gender, sex, men, women, ladies, gentlemen',
    why: 'of which sex or gender',
  },
  {
    is: `sexual orientation, sexuality, heterosexual, homosexual, straight, gay, lesbian, bisexual, queer, lgbt, lgbtq, lgbtq\\+`,
    why: 'whom somebody loves',
  },
  {
    is: `marital, marital or family status, (?:civil|family|familial|parental) status, family situation, family commitment,
      caring responsibilities, childcare commitment, pregnant, married, unmarried, single, divorced, widowed, childless, parent, mother,
      father, mum, mom, dad, working (?:mother|mum|mom|parent)s?, liv(?:e|ing) with (?:famil(?:y|ies)|parents)`,
    about: `family plan, family planning, marriage, civil partnership, pregnancy, maternity, dependant, dependent, children, kid`,
    why: 'family and marriage',
  },
  {
    is: `racial, ethnic, ethnic background, national origin, nationality, place of birth, country of birth, country of origin, descent, caste,
      skin colou?r, migration background, white, black, asian, caucasian, hispanic, latino, latina, roma, native british, native american,
      indigenous, aboriginal, torres strait islander, inuit, métis, māori, maori, bame, visible minority, foreigner, immigrant, refugee,
      (?!(?:of|national|ethnic|ethnicity)\\b)\\p{L}+ (?:origin|descent|ancestry|parentage|extraction|ethnicity|nationality)`,
    about: 'race, ethnicity, first nation, minority, minorities, people of colou?r',
    why: 'where somebody or their family is from',
  },
  {
    is: `religious, philosophical, political (?:opinion|view|affiliation), (?:(?:trade|labou?r) )?union member(?:ship)?,
      church (?:membership|member|attendance), (?:(?:bible )?believing )?(?:christian|catholic|protestant|evangelical|anglican|muslim|jewish|jew|hindu|sikh|buddhist|mormon)(?: faith)?, atheist, believer, born again,
      (?:sign|agree (?:to|with)|affirm|accept) (?:(?:our|the|a) )?statement of (?:faith|belief),
      member(?:ship)? of (?:(?:an?|the|our) )?(?:\\p{L}+ ){0,2}(?:church|congregation|parish|mosque|synagogue|party|union)`,
    about: 'religion, religion or belief, belief, faith, creed',
    why: 'what somebody believes, and to which party or union they belong',
  },
  {
    is: `state of health, health (?:condition|problem), medical condition, medical fitness, physical fitness, sickness record,
      genetic information, hiv (?:negative|positive|status), (?:proof of )?vaccinat(?:ed|ion status)(?: against \\p{L}[\\p{L}\\p{N}-]*)?,
      clean medical (record|history), disabled, handicapped, able bodied, healthy, fit, unfit, (physically|medically|mentally) fit,
      non smoker, non smoking, smoker, wheelchair user, neurodivergent, neurodiverse, autistic, deaf, blind`,
    about: `health, physical and mental health, mental and physical health, physical health, medical history, disability, disabilities,
      impairment, illness, hiv, neurodiversity`,
    why: 'health and disability',
  },
  {
    is: `(attractive|beautiful|pleasing) (appearance|looks|face), good looking, good looks, (slim|petite|athletic) (build|figure),
      fair skin, fair skinned, (minimum )?height( of)?:?( (at least|over|above))? 1([.,]\\d\\d? ?m|\\d\\d ?cm)`,
    why: 'looks',
  },
  { is: 'military status, ex forces, veteran status', about: 'veteran', why: 'service in the forces' },
]

import type { Wordings } from './row.ts'

export const knockOutsWords = {
  refused: {
    words: "(cannot|can[’']t|can not|will not|won[’']t|unable to)",
    why: 'will not be taken',
  },
  strict: {
    words: `
      \\b(must|mandatory|compulsory|non-negotiable|not negotiable|no exceptions|prerequisite|condition of|zwingend)\\b
      \\b<refused>\\b.{0,20}\\b(be )?(considered?|accepted?|taken into account|processed?)\\b
      \\bwill be rejected\\b
      \\bonly (applicants|candidates|applications)\\b.{0,60}\\bconsidered\\b`,
    why: 'without it an application ends',
  },
  regulated: {
    words: '(DoD\\s?)?(8570|8140) IA[TM]_level required_by_law statutory',
    why: 'the law asks it',
  },
  demand: {
    words: `
      must needs? required? requires only have_to should candidates applicants subject_to cannot can['’]t will_not
      essential mandatory without you_(have|hold)`,
    why: 'asks for it at all',
  },
  offersVisa: {
    words: `
      \\b(we|can|will|able to|happy to)\\b[^.]{0,30}(?<!not |n['’]t |cannot |unable to )\\bsponsor\\b
      \\bsponsorship (is )?(available|offered|possible)\\b`,
    why: 'the employer arranges a permit',
  },
  denies: {
    words: "\\b(not|cannot|can['’]t|unable|no)\\b[^.]{0,40}\\bsponsor",
    why: 'the employer arranges none',
  },
  livingIn: {
    words: `
      \\b(live|reside|be (based|located|resident)) (in|within) (\\d+ (miles|minutes|km)[^,.;]{0,30}|<land>)`,
    why: 'where one has to live',
  },
  statutory: {
    words: `
      DBS
      PVG
      CRB
      Disclosure
      Children
      Worker
      police
      garda
      vulnerable`,
    why: 'checks that the law wants of everybody in such work',
  },
  exclusion: {
    words: `
      \\b(applications?|candidates?|applicants?)\\s+(without|who do not (have|hold)|lacking)\\s+(an?\\s+)?(?<a>[^.;]{3,90}?)\\s+(unfortunately\\s+)?(cannot|can['’]t|will (not|be rejected)|won['’]t)\\b`,
    why: 'those without it are not taken',
  },
  date: {
    words: `
      \\d{1,2}(\\p{L}\\p{L})?( of)? <month>
      <month> \\d{1,2}
      \\d+[./-]\\d+[./-]\\d+`,
    why: 'a day',
  },
  closing: {
    words: `
      \\b(closing date|application deadline|deadline (for|to) appl|date to apply)<until>
      ^(clos(es|ing)|deadline)<until>
      ^((please|the|this|all|your|an?|send|submit) )*(apply|applications?|post|job|vacancy|cvs?)\\b.{0,30}\\b(by|before|closes?)\\b<until>`,
    why: 'the last day to apply',
  },
  small: {
    words:
      'a an the in of to or and at least valid current active required must be have check disclosure test pass without application level better',
    why: 'makes no difference between two conditions',
  },
} satisfies Wordings

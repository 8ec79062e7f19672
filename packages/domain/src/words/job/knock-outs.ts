import type { Wording } from './row.ts'

export const refused: Wording = {
  words: "(cannot|can[’']t|can not|will not|won[’']t|unable to)",
  why: 'will not be taken',
}

export const strict: Wording = {
  words: `
    \\b(must|mandatory|compulsory|non-negotiable|not negotiable|no exceptions|prerequisite|condition of|zwingend)\\b
    \\b<refused>\\b.{0,20}\\b(be )?(considered?|accepted?|taken into account|processed?)\\b
    \\bwill be rejected\\b
    \\bonly (applicants|candidates|applications)\\b.{0,60}\\bconsidered\\b`,
  why: 'without it an application ends',
}

export const regulated: Wording = {
  words: '(DoD\\s?)?(8570|8140) IA[TM]_level required_by_law statutory',
  why: 'the law asks it',
}

export const demand: Wording = {
  words: `
    must needs? required? requires only have_to should candidates applicants subject_to cannot can['’]t will_not
    essential mandatory without you_(have|hold)`,
  why: 'asks for it at all',
}

export const offersVisa: Wording = {
  words: `
    \\b(we|can|will|able to|happy to)\\b[^.]{0,30}(?<!not |n['’]t |cannot |unable to )\\bsponsor\\b
    \\bsponsorship (is )?(available|offered|possible)\\b`,
  why: 'the employer arranges a permit',
}

export const denies: Wording = {
  words: "\\b(not|cannot|can['’]t|unable|no)\\b[^.]{0,40}\\bsponsor",
  why: 'the employer arranges none',
}

export const livingIn: Wording = {
  words: `
    \\b(live|reside|be (based|located|resident)) (in|within) (\\d+ (miles|minutes|km)[^,.;]{0,30}|<land>)`,
  why: 'where one has to live',
}

export const statutory: Wording = {
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
}

export const exclusion: Wording = {
  words: `
    \\b(applications?|candidates?|applicants?)\\s+(without|who do not (have|hold)|lacking)\\s+(an?\\s+)?(?<a>[^.;]{3,90}?)\\s+(unfortunately\\s+)?(cannot|can['’]t|will (not|be rejected)|won['’]t)\\b`,
  why: 'those without it are not taken',
}

export const date: Wording = {
  words: `
    \\d{1,2}(\\p{L}\\p{L})?( of)? <month>
    <month> \\d{1,2}
    \\d+[./-]\\d+[./-]\\d+`,
  why: 'a day',
}

export const onDay: Wording = {
  words: '(\\W+(by|on|the|at|before|midnight|noon|midday|\\d{1,2}(:\\d\\d)?\\s?[ap]m|\\p{L}+day))*\\W+<date>',
  why: 'the day itself, or its weekday and hour before it',
}

export const closing: Wording = {
  words: `
    \\b(closing date|application deadline|deadline (for|to) appl|date to apply)<until>
    ^((this|the) (post|job|role|vacancy|advert\\p{L}*) )?(clos(es|ing)|deadline)( (on|at|is|by))?<on>
    ^(to apply,? )?(please )?apply( (now|online|here|early|today|soon)\\b)*(,? (with|via|through|using|on|at|in writing) [^;]{1,60}?)?,? (by|before|no later than)<on>
    ^((please|send|submit|all|your|the|an?) )*(applications?|cvs?|resumes?) (clos(e|es|ing)|(must|should|need to|will|are|is|to) \\p{L}+( \\p{L}+)?|by|before)<on>
    ^(to apply,? )?(please )?(send|submit|e-?mail|return) (us )?(your|an?) (\\p{L}+ )?(applications?|cvs?|resumes?)\\b[^;]{0,60}? (by|before|no later than)<on>
    ^(we (must|need to|have to) )?(receive|need|want|have) your (applications?|cvs?|resumes?) (by|before)<on>`,
  why: 'the last day to apply',
}

export const small: Wording = {
  words:
    'a an the in of to or and at least valid current active required must be have check disclosure test pass without application level better',
  why: 'makes no difference between two conditions',
}

import type { Wording } from './job/row.ts'

// Words by which the checks of a resume know what a line says, and what it had better not say.

export const notName: Wording = {
  words: `
    [\\d@]
    \\b(resume|résumé|cv|curriculum)\\b`,
  why: 'the title of the file or an address stands where the name should',
}

export const howMany: Wording = {
  words: `
    \\d
    \\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|(twen|thir|for|fif|six|seven|eigh|nine)ty)\\b
    \\b(dozens?|hundreds?|thousands?|millions?|doubl\\w+|tripl\\w+|halv\\w+|half|sole)\\b`,
  why: 'says how much or how many',
}

export const emptyOpening: Wording = {
  words:
    '^\\W*(was |am |i was )?(responsible (for|to)|in charge of|tasked with|(my )?(main |key )?(duties|responsibilities|tasks)\\b|involved (in|with)|worked on\\b|participated in)',
  why: 'opens a line and does not say what was done',
}

export const personalDetail: Wording = {
  words:
    '(^|[|•·;,]\\s*)(date of birth|birth ?date|d\\.?o\\.?b\\b|born( on| in)? [\\d\\p{Lu}]|(age|gender|sex|religion|height|weight)\\s*:|(marital|civil) status|married\\b)',
  why: 'age, family, religion and looks, which employers should not ask for',
}

export const officialNumber: Wording = {
  words: `
    \\b\\d{3}-\\d{2}-\\d{4}\\b
    \\b(passport|social security|national insurance)\\b[\\s:.#]*(no|number)?[\\s:.#]*\\p{L}{0,2}\\s?\\d{4}`,
  why: 'whoever has it can pass for the person',
}

export const reservedCountry: Wording = {
  words:
    '^(us|gb|uk|ca|ie|au|nz|united (states|kingdom)|england|scotland|wales|canada|ireland|australia|new zealand)\\b',
  why: 'it is not the custom there to send such details, and employers would rather not have them',
}

export const firstPerson: Wording = {
  words: `
    (^|[.;:,]\\s+|\\b(and|but|that|where|when|as)\\s+)I(['’](m|ve|d))?\\s+\\p{Ll}
    \\b[Mm]y\\s+\\p{Ll}`,
  why: 'told by an I; `Phase I` and `I/O` are no persons',
}

export const passive: Wording = {
  words: '\\b(was|were|been|being)\\s+(\\p{L}+ly\\s+)?(?<verb>\\p{L}+)',
  why: 'it stays open who did it',
}

export const behindNoun: Wording = {
  words: '^(of|for|and|with|at|&|/)',
  why: 'what stands before is a thing and no deed: `Design of`',
}

export const beforeVerb: Wording = {
  words: '^(re|co|pre|over|out|cross)-?',
  why: 'a verb of no list is read by the one in it: `re-tile`',
}

import type { Wording } from './job/row.ts'

// How a certificate, a level and a language are named.

export const paper: Wording = {
  words: `
      \\b([Dd]iploma|NVQ|SVQ|STCW)\\b
      \\b(\\p{Lu}{2,}\\S* (membership|card|ticket)|\\p{L}{3,}(er|or) (card|ticket))$
      \\b[Aa]ward( in\\b|$)
      ^\\p{Lu}{2,} Level \\d
      ^(\\p{Lu}\\p{L}+ )?(Registered|Chartered|Certifi(cat)?ed|Associate of|Fellow of|Member of) (the )?\\p{Lu}`,
  why: 'what is held and not done',
}

export const schooling: Wording = {
  words: '\\b(high school|secondary school|school[- ]leaving|GED)\\b',
  why: 'what is studied at school',
}

export const academic: Wording = {
  words: `
      \\b(post)?graduate (qualification|diploma|certificate)\\b
      \\bdegree-level\\b`,
  why: 'a degree by another name',
}

export const tongue: Wording = {
  words: '\\b(second|another|additional|foreign|further) languages?\\b',
  why: 'a language that is not named',
}

export const papers: Wording = {
  words:
    '\\b(licen[cs]e|certifi|diploma|regist|charter|card\\b|ticket|member|accredit|qualifi|apprentice|clear(ed|ance))',
  why: 'words for what is held',
}

export const inSentence: Wording = {
  words: `
      licen[cs]es?\\b
      certificat
      card\\b
      ticket
      diploma`,
  why: 'what says in a sentence that a certificate is named',
}

export const marks: Wording = {
  words: `
      \\b([Ll]evel|[Cc]lass|[Gg]rade|[Cc]ategory|[Ss]tage|[Bb]and) (?<class>[\\p{Lu}\\d]+)\\b
      \\b(?<licence>\\p{Lu}) [Ll]icen[cs]e\\b
      \\b(?<code>[IVX]+\\/\\d+|\\d+\\.\\d+\\p{Lu}?|\\p{Lu}{1,4}\\d{1,3})(?![\\p{L}\\d])
      \\((?<initials>\\p{Lu}{2,7})\\)
      \\b(?<level>Foundation|Associate|Practitioner|Professional|Expert)\\b`,
  why: 'by level or class, by a code, by initials, by a word for its level',
}

export const counted: Wording = { words: '\\b(level|grade|stage|band)\\b', why: 'more of it is better' }

export const formed: Wording = {
  words: '(al|ant|ary|ed|ent|er|ic|ing|ist|ive|man|or|ous)$',
  why: 'formed like a word, whatever its first letter: any other that no skill has is a name',
}

export const gradeAsked: Wording = {
  words: '^(advanced|expert([- ]level)?|in-depth|deep|mastery of)\\s',
  why: 'a level that is asked',
}

export const gradeSaid: Wording = {
  words: '\\b(advanced|expert|in-depth|power user|specialist)\\b',
  why: 'a level that the person says',
}

export const native: Wording = {
  words: `
      \\bbilingual\\b
      \\bfirst language\\b`,
  why: 'speaks it as one grown up with it',
}

export const business: Wording = {
  words: `
      \\bprofessional\\b
      \\badvanced\\b
      \\bbusiness\\b
      \\bfull\\b`,
  why: 'speaks it well enough to work in it',
}

export const conversational: Wording = {
  words: `
      \\bintermediate\\b
      \\blimited working\\b`,
  why: 'speaks it with some effort',
}

export const basic: Wording = {
  words: `
      \\belementary\\b
      \\bschool level\\b
      \\blearning\\b`,
  why: 'speaks a little of it',
}

export const spoken: Wording = {
  words: '\\b(speak|fluent|native|language|bilingual|in)\\b',
  why: 'a place or a customer may be German; a language is spoken',
}

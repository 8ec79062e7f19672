import type { Wordings } from './job/row.ts'

// How a certificate, a level and a language are named.

export const paperWords = {
  paper: {
    words: `
      \\b([Dd]iploma|NVQ|SVQ|STCW)\\b
      \\b(\\p{Lu}{2,}\\S* (membership|card|ticket)|\\p{L}{3,}(er|or) (card|ticket))$
      \\b[Aa]ward( in\\b|$)
      ^\\p{Lu}{2,} Level \\d
      ^(\\p{Lu}\\p{L}+ )?(Registered|Chartered|Certifi(cat)?ed|Associate of|Fellow of|Member of) (the )?\\p{Lu}`,
    why: 'what is held and not done',
  },
  schooling: { words: '\\b(high school|secondary school|school[- ]leaving|GED)\\b', why: 'what is studied at school' },
  academic: {
    words: `
      \\b(post)?graduate (qualification|diploma|certificate)\\b
      \\bdegree-level\\b`,
    why: 'a degree by another name',
  },
  tongue: {
    words: '\\b(second|another|additional|foreign|further) languages?\\b',
    why: 'a language that is not named',
  },
  papers: {
    words:
      '\\b(licen[cs]e|certifi|diploma|regist|charter|card\\b|ticket|member|accredit|qualifi|apprentice|clear(ed|ance))',
    why: 'words for what is held',
  },
  inSentence: {
    words: `
      licen[cs]es?\\b
      certificat
      card\\b
      ticket
      diploma`,
    why: 'what says in a sentence that a certificate is named',
  },
  marks: {
    words: `
      \\b([Ll]evel|[Cc]lass|[Gg]rade|[Cc]ategory|[Ss]tage|[Bb]and) (?<class>[\\p{Lu}\\d]+)\\b
      \\b(?<licence>\\p{Lu}) [Ll]icen[cs]e\\b
      \\b(?<code>[IVX]+\\/\\d+|\\d+\\.\\d+\\p{Lu}?|\\p{Lu}{1,4}\\d{1,3})(?![\\p{L}\\d])
      \\((?<initials>\\p{Lu}{2,7})\\)
      \\b(?<level>Foundation|Associate|Practitioner|Professional|Expert)\\b`,
    why: 'by level or class, by a code, by initials, by a word for its level',
  },
  counted: { words: '\\b(level|grade|stage|band)\\b', why: 'more of it is better' },
  formed: {
    words: '(al|ant|ary|ed|ent|er|ic|ing|ist|ive|man|or|ous)$',
    why: 'formed like a word, whatever its first letter: any other that no skill has is a name',
  },
  gradeAsked: { words: '^(advanced|expert([- ]level)?|in-depth|deep|mastery of)\\s', why: 'a level that is asked' },
  gradeSaid: { words: '\\b(advanced|expert|in-depth|power user|specialist)\\b', why: 'a level that the person says' },
  native: {
    words: `
      \\bbilingual\\b
      \\bfirst language\\b`,
    why: 'speaks it as one grown up with it',
  },
  business: {
    words: `
      \\bprofessional\\b
      \\badvanced\\b
      \\bbusiness\\b
      \\bfull\\b`,
    why: 'speaks it well enough to work in it',
  },
  conversational: {
    words: `
      \\bintermediate\\b
      \\blimited working\\b`,
    why: 'speaks it with some effort',
  },
  basic: {
    words: `
      \\belementary\\b
      \\bschool level\\b
      \\blearning\\b`,
    why: 'speaks a little of it',
  },
  spoken: {
    words: '\\b(speak|fluent|native|language|bilingual|in)\\b',
    why: 'a place or a customer may be German; a language is spoken',
  },
} satisfies Wordings

import type { Wording } from './job/row.ts'

// How a degree and its subject are named.

export const openSubject: Wording = {
  words:
    '\\b(related|relevant|any|technical|quantitative)\\b[^,;]{0,25}\\b(field|subject|discipline|area|degree|studies)\\b',
  why: 'any subject that is near will do',
}

export const orExperience: Wording = {
  words: `
      \\bequivalent\\b
      \\bor (\\w+ )?experience\\b`,
  why: 'experience may stand for the degree',
}

export const ofAny: Wording = {
  words:
    "\\b(bachelor|master|degree|diploma|doctorate|ph\\.?d|b\\.?sc?|m\\.?sc?|b\\.?a|m\\.?a|graduate|undergraduate|honou?rs|accredited|program(me)?|university|college|school|level|completed|studies|from|an?|advanced|law school|or|in|of|the|and|with)\\b['’]?s?",
  why: 'words of every degree, which say nothing of its subject',
}

export const leaving: Wording = {
  words: '^\\W*(I )?(dropped out|quit|withdrew|abandoned|failed|gave up)\\b',
  why: 'left without the degree',
}

export const schooling: Wording = {
  words: '\\b(high school|secondary|GCSEs?|A[- ]levels?|GED|abitur)\\b',
  why: 'below any degree',
}

export const exam: Wording = { words: '\\b(GCSEs?|[AO][- ]levels?)\\b', why: 'examinations in one subject each' }

export const schoolSubject: Wording = {
  words:
    '\\b(english|math(s|ematics)?|science|physics|chemistry|biology|history|geography|french|german|spanish|welsh|irish|comput(ing|er science)|ICT|business|art|music|drama|economics|psychology|sociology|technology)\\b',
  why: 'what is taught at school',
}

export const gradesOfAll: Wording = {
  words:
    '(\\bgrades? |[\\s(])([A-G]\\*?|[1-9]) ?[-–/] ?([A-G]\\*?|[1-9])(?![\\w])|\\bgrades? ([A-G]\\*?|[1-9])(?![\\w])',
  why: '`grade C/4`, `(A*-C)`: of all subjects named',
}

export const familyAsked: Wording = {
  words: '\\b(<family>)([- ]related)? (fields?|subjects?|disciplines?|areas?|degrees?|studies|backgrounds?)\\b',
  why: 'asked by what subjects have in common',
}

/** Subjects that have something in common, and are asked by it: `a quantitative field`, `a STEM degree`, `business-related studies`. */
export const families: readonly { asked: string; subjects: string; why: string }[] = [
  {
    asked: 'quantitative|numerate|numerical|analytical',
    subjects:
      'math\\w*|statisti\\w*|physic\\w*|engineering|comput\\w*|informatics|econom\\w*|financ\\w*|actuarial|data science|operations research',
    why: 'subjects that are counted and computed',
  },
  {
    asked: 'STEM|technical|technological',
    subjects:
      'math\\w*|statisti\\w*|physic\\w*|chemi\\w*|biolog\\w*|engineering|comput\\w*|informatics|data science|technology|software|electronics',
    why: 'subjects of numbers, nature and machines',
  },
  {
    asked: '(?:life |natural |physical )?scien(?:ce|tific)',
    subjects:
      'physic\\w*|chemi\\w*|bio\\w+|pharma\\w*|geolog\\w*|environmental|neuroscience|microbiolog\\w*|genetics|zoolog\\w*',
    why: 'subjects of nature',
  },
  {
    asked: 'business|commercial',
    subjects: 'business|commerce|management|econom\\w*|financ\\w*|account\\w*|marketing|administration',
    why: 'subjects of trade and money',
  },
]

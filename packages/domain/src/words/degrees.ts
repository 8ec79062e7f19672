import type { Wordings } from './job/row.ts'

// How a degree and its subject are named.

export const subjectWords = {
  openSubject: {
    words:
      '\\b(related|relevant|any|technical|quantitative)\\b[^,;]{0,25}\\b(field|subject|discipline|area|degree|studies)\\b',
    why: 'any subject that is near will do',
  },
  orExperience: {
    words: `
      \\bequivalent\\b
      \\bor (\\w+ )?experience\\b`,
    why: 'experience may stand for the degree',
  },
  ofAny: {
    words:
      "\\b(bachelor|master|degree|diploma|doctorate|ph\\.?d|b\\.?sc?|m\\.?sc?|b\\.?a|m\\.?a|graduate|undergraduate|honou?rs|accredited|program(me)?|university|college|school|level|completed|studies|from|an?|advanced|law school|or|in|of|the|and|with)\\b['’]?s?",
    why: 'words of every degree, which say nothing of its subject',
  },
  leaving: {
    words: '^\\W*(I )?(dropped out|quit|withdrew|abandoned|failed|gave up)\\b',
    why: 'left without the degree',
  },
  schooling: { words: '\\b(high school|secondary|GCSEs?|A[- ]levels?|GED|abitur)\\b', why: 'below any degree' },
  familyAsked: {
    words: '\\b(<family>)([- ]related)? (fields?|subjects?|disciplines?|areas?|degrees?|studies|backgrounds?)\\b',
    why: 'asked by what subjects have in common',
  },
} satisfies Wordings

/** Subjects that have something in common, and are asked by it: `a quantitative field`, `a STEM degree`, `business-related studies`. */
export const subjectFamilies: readonly { asked: string; subjects: string }[] = [
  {
    asked: 'quantitative|numerate|numerical|analytical',
    subjects:
      'math\\w*|statisti\\w*|physic\\w*|engineering|comput\\w*|informatics|econom\\w*|financ\\w*|actuarial|data science|operations research',
  },
  {
    asked: 'STEM|technical|technological',
    subjects:
      'math\\w*|statisti\\w*|physic\\w*|chemi\\w*|biolog\\w*|engineering|comput\\w*|informatics|data science|technology|software|electronics',
  },
  {
    asked: '(?:life |natural |physical )?scien(?:ce|tific)',
    subjects:
      'physic\\w*|chemi\\w*|bio\\w+|pharma\\w*|geolog\\w*|environmental|neuroscience|microbiolog\\w*|genetics|zoolog\\w*',
  },
  {
    asked: 'business|commercial',
    subjects: 'business|commerce|management|econom\\w*|financ\\w*|account\\w*|marketing|administration',
  },
]

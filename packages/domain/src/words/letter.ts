import type { Wordings } from './job/row.ts'

// Words by which a letter takes up an advertisement.

export const letterWords = {
  clauseStart: {
    words: `
      ;
      \\s[–—-]\\s
      ,?\\s\\(
      ,?\\s(including|such as|so that|in order to|in accordance with|as well as)\\s
      ,\\s(which|who|where|while|so|and then|with|using|working|reporting|ensuring|ideally)\\s`,
    why: 'what begins here may be left away: what stands before it is whole',
  },
  wantsThe: {
    words:
      '^(University of|\\p{N}+(st|nd|rd|th)) |\\b(Institute|Foundation|Wing|Department|Ministry|Agency|Directorate|District|Bureau|Commission|Association|Society|Cooperative|Court)\\b|\\b(Centre|Center|School|College|Academy|Bank|Museum) (for|of)\\b',
    why: 'names of houses that are said with the',
  },
  greets: {
    words: '^(dear|hello|hi|good)\\b',
    why: 'it is a greeting already',
  },
  noName: {
    words: '^(\\(|self|freelance|various|confidential|responsible for|in charge of)',
    why: 'what stands where an employer would, and names none',
  },
  british: {
    words: `
      \\b(CV|whilst|colour\\w*|organis\\w+|programmes?|centres?|labour\\w*|behaviour\\w*|analys(e|ed|ing)|fortnight\\w*|pupils?|GCSE|NHS|Ltd|mum)\\b
      £`,
    why: 'spelt and said so in Britain',
  },
  american: {
    words: `
      \\b(resumes?|color\\w*|organiz\\w+|programs?|centers?|labor|behavior\\w*|analyz\\w+|401\\(k\\)|Inc|GPA|U\\.?S\\.?A?)\\b
      \\$`,
    why: 'spelt and said so in America',
  },
} satisfies Wordings

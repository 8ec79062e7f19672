import type { Wordings } from './row.ts'

export const offerWords = {
  duty: {
    words: 'expected required must subject_to',
    why: 'says where or when the work is done, and gives nothing',
  },
  pay: {
    words: `
      [$€£]\\s?\\d{2,}
      \\d[\\d.,]*\\s?(€|EUR|USD|GBP)
      \\b(base salary|salary range|pay range)\\b`,
    why: 'pay itself',
  },
  toAll: {
    words: `
      \\b(applications?|applicants?|candidates?|everyone|everybody|anyone|people)\\b.{0,60}?\\b((from|of) (all|any|every|a wide|diverse|different|under)|regardless|irrespective|whatever)\\b
      \\b(all|any) (\\p{L}+ ){0,2}(applicants?|candidates?|applications?)\\b
      \\bequal(ity)?( of)? (employment )?opportunit(y|ies)
      \\bwithout regard\\b`,
    why: 'is said to all who may apply, and tells of no employer',
  },
  culture: {
    words: `
      \\b(collaborative|inclusive|diverse|flat hierarch(y|ies)|fast[- ]paced|entrepreneurial|innovative|supportive|friendly|family[- ]friendly|(mission|purpose|data|results|quality)[- ]driven|agile|dynamic|flexible|autonom(y|ous)|trust|transparen(t|cy)|ownership|work[- ]life balance|(remote|people)[- ]first|(feedback|learning) culture|growth mindset|customer[- ](first|obsessed|centric)|community|sustainab(le|ility)|integrity|respect(ful)?(?! (to|of)\\b)|empower(ed|ing|ment)?|creative|curiosity|ambitious|pragmatic|candou?r|kind(ness)?(?! of\\b)|humble|humou?r|team spirit|open[- ]door|psychological safety|well-?being|(tight|close)-knit|cross-functional|multicultural|hands-on|high-performing|caring|compassionate)\\b`,
    why: 'how an employer sees itself',
  },
} satisfies Wordings

import type { Wordings } from './row.ts'

export const employerWords = {
  small: {
    words: '^(of|and|the|for|in|at|de|und|upon|on|&)$',
    why: 'words of a name that its initials may leave out',
  },
  calls: {
    words: `
      <company>,?\\s*[([]\\s*<initials>\\s*[)\\]]
      (^|[.!?]\\s+)((At|Join|About) <initials>\\b|<initials> (is an?|are an?|values|believes|offers|provides|aims|welcomes|supports|employs)\\b)
      \\b<initials>['’]s\\b`,
    why: 'how initials are said of an employer',
  },
  mentioned: {
    words: `
      (\\b([Aa]t|[Jj]oin(ing)?) <initials>|<initials>(['’]s| (values|ethos|mission|vision|polic(y|ies)|services)))`,
    why: 'what only an employer has or is',
  },
  asking: {
    words: '^(requires?|expects?|asks? for|insists? on)\\s+',
    why: 'an employer asks',
  },
  wanting: {
    words: `
      ^((is|are|was|has been)\\s+(\\p{L}+ly\\s+)?(looking|seeking|hiring|recruiting|searching)|seeks?|needs?|wants?|looks?|recruits?|hires?)\\b`,
    why: '`is looking for`, `needs`',
  },
  auxiliary: {
    words: '^(is|are|was|were|has|have|will)$',
    why: 'opens what is told of somebody',
  },
} satisfies Wordings

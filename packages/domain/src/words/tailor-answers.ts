import type { Wordings } from './job/row.ts'

// Words by which an answer to a gap question is heard.

export const answerWords = {
  howOften: {
    words:
      '\\b((on )?((every|each) (single )?(\\p{L}*day|week(end)?|month|year|shift|season|morning|evening|night|term|visit)|a (daily|weekly|regular) basis|(most|all) (\\p{L}*days|shifts))|daily|weekly|monthly|regularly|often|always|currently|in my (\\p{L}+ )?(role|job|post|position))\\b',
    why: 'a line that tells the same deed needs no second one for it',
  },
  quality: {
    words: '^(valid|current|in[- ]date|up[- ]to[- ]date|recent|strong|proven|excellent|solid|demonstrable) ',
    why: 'what an employer wishes of a thing, and a yes does not say',
  },
  oneOfSeveral: {
    words: ' or |[/,;(]|such as|similar',
    why: 'a requirement that names several things',
  },
  opensWithPerson: {
    words: `^\\W*(yes\\W+)?((at|for|in|with|as) [^,]{2,60}?,? )?(I|we)(['’]\\w+)? `,
    why: 'the person tells, perhaps after where or when',
  },
  yes: {
    words: '^(yes|yeah|yep|yup|sure|of course|certainly|absolutely|definitely)\\b[\\s,.:;–-]*',
    why: 'a yes at the head of an answer',
  },
} satisfies Wordings

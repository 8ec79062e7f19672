import type { Wordings } from './row.ts'

export const sectionsWords = {
  inlineTitle: {
    words: `
      ^([^:.!?|\\t]{2,60}[:|\\t]|[^:.!?|\\t–—]{2,30}\\s[–—]|(who|what|how)\\b[^:.!?|\\t]{2,56}\\?|(here['’]s|here is|this is) (who|what)\\b[^:.!?|\\t]{2,56}\\.)\\s+(?=\\S)`,
    why: '"Requirements: …", "Who are we looking for? …", a row of a table; "Are you kind? …" only speaks to the reader',
  },
  surelyTitle: {
    words: `
      criteria requirements? qualifications essential desirable preferred desired responsibilities duties benefits
      nice_to_have must_haves? offer profile skills`,
    why: 'no item of a list',
  },
  askingWords: {
    words: `
      years? degree experience[d]? knowledge proficien\\w+ ability able_to familiar\\w* licen[cs]e\\w* certifi\\w+
      skills? fluent must required qualif\\w+ understanding diploma background expertise you_have you_are
      willing\\w* comfortable jahre kenntnisse erfahrung studium ausbildung`,
    why: 'asks something',
  },
  givingWords: {
    words: `
      \\b(insurance|pension|holidays?|vacation|leave|401\\(?k\\)?|403\\(?b\\)?|bonus|discount|free|medical|dental|pto|allowance|stock|equity|budget|gym|match|parking|flexible|home office|mentor)\\b`,
    why: 'gives something',
  },
  deed: {
    words: '^\\p{L}+(tion|ment|ance|ing|sion|ation)\\s+(of|with|in|and)\\b',
    why: '`Planning of …`, `Coordination with …`',
  },
} satisfies Wordings

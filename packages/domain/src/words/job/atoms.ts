import type { Wordings } from './row.ts'

export const atomsWords = {
  joints: {
    words: `
      \\s*,\\s+((and|or|und|oder|as well as|plus)\\s+)?
      \\s+(and/or|and|or|und|oder|as well as|&|plus)\\s+
      \\s+(that|which) (shows?|demonstrates?|proves?)\\s+
      \\s+with\\s+(?=(at least |a minimum of |minimum )?(\\d{1,2}|one|two|three|four|five|six|seven|eight|ten)\\+?\\s+(years|yrs|months))`,
    why: 'what may part two things of a list',
  },
  widening: {
    words: `
      \\s+(or|and)\\s+(?=(more|over|older|higher|above|better|later|similar|comparable|equivalent|related|other|another|any other|the like|so on|so|beyond|an? (similar|related|comparable|equivalent|closely related))\\b)`,
    why: 'these only widen what stands before them',
  },
  explaining: {
    words: `
      ,?\\s+(such as|like|e\\.g\\.|i\\.e\\.|for example|for instance|especially|in particular|namely)\\s
      \\s+including\\s
      ,\\s+(ideally|preferably)\\s(?!.*,\\s+and\\s)
      ,\\s+for (the|our|your)\\s`,
    why: 'after these words all that follows explains what stands before',
  },
  beginsAnew: {
    words: '^(experience|knowledge|understanding) (of|in|with)\\b',
    why: 'the next thing asked for, also behind an explanation',
  },
  passing: {
    words: ',\\s+or (will|soon|about to|currently)\\s[^,]{0,40},',
    why: '"finished, or will finish this summer, a degree": said in passing',
  },
  inseparable: {
    words: `
      ,?\\s+(both\\s+)?(spoken|written|oral|verbal) and (spoken|written|oral|verbal)\\b
      \\bin Wort und Schrift\\b
      \\blive and work\\b
      \\bCity \\S+ Guilds\\b
      \\s(of|in|with|for|to|on),\\s+(or|and)\\s[^,;.]*\\s(of|in|with|for|to|on),`,
    why: 'how a language is used, and what belongs to one right; `interest in, or experience of, bees`',
  },
  ofLaw: {
    words: 'act tax',
    why: 'ends the name of a law or of what it raises',
  },
  adjective: {
    words: `
      \\b(an?|the|our)\\s+([\\p{L}]+-[\\p{L}-]+|\\p{L}+(ic|ive|al|ous|ful|able|ible|ing|ed|ant|ent))$
      (^|\\s)(clear|concise|accurate|safe|high|fast|neat)$`,
    why: '"in a high-volume, full-service restaurant": the comma parts two adjectives',
  },
} satisfies Wordings

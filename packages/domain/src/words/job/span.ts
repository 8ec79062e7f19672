import type { Wordings } from './row.ts'

export const spanWords = {
  abbreviation: {
    words: `
      (^|[\\s(])((?<!\\d\\s)[A-Z]|e\\.g|i\\.e|etc|inc|ltd|co|corp|st|dr|mr|mrs|ms|no|nr|approx|incl|min|max|vs|u\\.s|u\\.k|b\\.sc|m\\.sc|ph\\.d|z\\.b|bzw|ca|inkl|sr|jr|prof|dept|est|hrs|yrs|ref)\\.$`,
    why: 'ends no sentence',
  },
  smallWord: {
    words: "(?<![\\p{L}'’])(?!(of|and|the|for|in|to|with)\\b)\\p{L}",
    why: 'small in a name',
  },
} satisfies Wordings

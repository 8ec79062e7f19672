import type { Wordings } from './row.ts'

export const spanWords = {
  smallWord: {
    words: "(?<![\\p{L}'’])(?!(of|and|the|for|in|to|with)\\b)\\p{L}",
    why: 'small in a name',
  },
} satisfies Wordings

import type { Wordings } from './row.ts'

export const verbsWords = {
  verbOpening: {
    words: '^(and|then|also|to)\\s+',
    why: 'before the verb',
  },
} satisfies Wordings

import type { Wording } from './job/row.ts'

// How people say that they helped with something, or are still learning it.

export const helping: Wording = {
  words: '^\\W*(I\\s+)?(also\\s+)?(help|assist|support)(s|ed|ing)?\\s+(?<rest>.+)',
  why: 'it is told as a help',
}

export const withIt: Wording = { words: '^(to|with|in|at|on|during)\\b', why: 'a help with something of somebody else' }

export const learning: Wording = {
  words: `
      ^\\W*((I(['’]m| am)\\s+)?(currently|now|still|presently)\\s+(\\w+\\s+)?|I(['’]m| am)\\s+|(started|began|begun)\\s+)(learning|studying|training (in|on|for)|being trained|taking lessons)\\b
      ^\\W*(learning (to|how)|(studying|working|preparing|training) (for|towards?))\\b
      \\((still |currently )?learning\\)`,
  why: 'it is still being learnt',
}

export const elementary: Wording = {
  words: `
      \\(([^)]*\\b)?(basics?|beginner|elementary|novice)\\b
      [:–—-]\\s*(basics?|beginner|elementary|novice)\\b
      ^basic\\b`,
  why: 'a skill of which only the beginnings are known',
}

import type { Evidence } from '../../match/index.ts'
import type { Source } from '../../resume/sources.ts'
import { quoteOf } from '../own-lines.ts'
import { type OutlineLine, outlineLine } from '../types.ts'

// Answers that are facts rather than stories.

const mostRoles = 3

export const certificateOutline = (held: Evidence | undefined): OutlineLine[] => [
  outlineLine('What you hold', 'Give its exact name, and who issued it.', held ? [held] : []),
  outlineLine('Until when', 'If it expires, look up the date and give it.'),
  outlineLine('Where it counts', 'Say where it is valid, and what you would do if this job is elsewhere.'),
  outlineLine('In use', 'Add one sentence on when you last needed it.'),
]

export const languageOutline = (known: Evidence | undefined): OutlineLine[] => [
  outlineLine('Your level', 'Give your true level.', known ? [known] : []),
  outlineLine('In use', 'Say who you speak it with, and what you write in it.'),
  outlineLine('Example', 'Describe one situation where it mattered.'),
  outlineLine('Where it ends', 'Say what is still hard for you.'),
]

export const yearsOutline = (shown: readonly Source[]): OutlineLine[] => {
  const roles = shown.filter(({ kind }) => kind === 'role').slice(0, mostRoles)
  return [
    outlineLine('Count', 'Count only the time that belongs to it, to the month.', roles.map(quoteOf)),
    outlineLine('Closest', 'Say which part of it is most like this job, and why.'),
    outlineLine('Example', 'Give one task from that time.'),
    outlineLine('If it falls short', 'Say the true number, then what makes up for it.'),
  ]
}

import type { Evidence } from '../../match/index.ts'
import type { Source } from '../../resume/sources.ts'
import { quoteOf } from '../own-lines.ts'
import { type OutlineLine, outlineLine } from '../types.ts'

// Answers that are facts rather than stories.

const mostRoles = 3

export const certificateOutline = (held: Evidence | undefined): OutlineLine[] => [
  outlineLine('What you hold', 'Give its exact name, and who granted it.', held ? [held] : []),
  outlineLine('Until when', 'If it runs out, look up the date and say it.'),
  outlineLine('Where it counts', 'Say where it is valid, and what you would do if this job is elsewhere.'),
  outlineLine('In use', 'Add one sentence on when you last needed it.'),
]

export const languageOutline = (known: Evidence | undefined): OutlineLine[] => [
  outlineLine('Your level', 'Name it as it is.', known ? [known] : []),
  outlineLine('In use', 'Say with whom you speak it, and what you write in it.'),
  outlineLine('Example', 'Tell one situation where it mattered.'),
  outlineLine('Where it ends', 'Say what is still hard for you.'),
]

export const yearsOutline = (shown: readonly Source[]): OutlineLine[] => {
  const roles = shown.filter(({ kind }) => kind === 'role').slice(0, mostRoles)
  return [
    outlineLine('Count', 'Name the time that belongs to it, to the month, and nothing else.', roles.map(quoteOf)),
    outlineLine('Closest', 'Say which of it is most like this job, and why.'),
    outlineLine('Example', 'Give one task from that time.'),
    outlineLine('If it falls short', 'Say the true number, then what makes up for it.'),
  ]
}

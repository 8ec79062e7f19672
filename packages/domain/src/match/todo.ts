import type { RowKind } from './types.ts'

/** What the person can do about a row, if it is true of them. */
export function todoFor(kind: RowKind, requirement: string, skills: readonly string[] = []): string | null {
  switch (kind) {
    case 'skill':
      return `Used ${skills.length > 0 ? skills.join(', ') : requirement}? Add it to the job where you did.`
    case 'experience':
    case 'responsibility':
      return 'Done this? Add a line to the job where you did.'
    case 'degree':
      return 'Have it? Add the degree and its subject to your education.'
    case 'certificate':
      return 'Hold it? Add it to your certificates, with its date.'
    case 'language':
      return 'Speak it? Add it to your languages, with your level.'
    case 'years':
      return 'Give each job its start and end month.'
    case 'title':
      return 'Worked under a similar title? Say so in your headline.'
    case 'trait':
    case 'condition':
      return null
  }
}

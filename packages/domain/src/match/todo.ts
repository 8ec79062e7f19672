import type { RowKind } from './types.ts'

/** What the person can do about a row, if it is true of them; a rule over the whole says so itself. */
export function todoFor(kind: Exclude<RowKind, 'rule'>, requirement: string): string | null {
  switch (kind) {
    case 'keyword':
      return `If it is true of you, name “${requirement}” where it belongs.`
    case 'skill':
    case 'experience':
    case 'responsibility':
      return `If you have done this, add a line to the role where you did: “${requirement}”.`
    case 'degree':
      return `If you have it, name the degree and its subject: “${requirement}”.`
    case 'certificate':
      return `If you hold it, list it with its date under certificates: “${requirement}”.`
    case 'language':
      return `If you speak it, list it with your level: “${requirement}”.`
    case 'years':
      return 'Give each related role its start and end month, so that its time counts.'
    case 'title':
    case 'field':
    case 'wording':
      return 'Say in your headline and in the lines of your nearest role what your work and this one have in common.'
    case 'seniority':
      return 'Say in your latest roles what you decided, led or answered for.'
    // Of these nothing is weighed.
    case 'place':
    case 'trait':
    case 'culture':
      return null
  }
}

const abbreviation = /(?:\b(?:\p{L}\.){2,}|\b(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|No|vs|etc|approx|e\.g|i\.e)\.)$/u

/** A text by its sentences; a stop after an abbreviation ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const part of text.trim().split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}“"(])/u)) {
    open = open === '' ? part : `${open} ${part}`
    if (abbreviation.test(open)) continue
    sentences.push(open)
    open = ''
  }
  return open === '' ? sentences : [...sentences, open]
}

export const ended = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
export const unended = (text: string): string => text.trim().replace(/[.;,]$/, '')

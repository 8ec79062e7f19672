/** What a writer elsewhere wants to stand in the place of a line, or in a letter; read, and judged by nobody yet. */
export interface Proposal {
  /** The number it gave; null where it gave none. */
  line: number | null
  text: string
  reason: string
  /** The numbers of the lines that it says it rests on. */
  sources: number[]
  /** What it says stood there. */
  before: string | null
  /** In a letter, from 0. */
  paragraph: number | null
}

export const proposalOf = (some: Partial<Proposal>): Proposal => ({
  line: null,
  reason: '',
  sources: [],
  before: null,
  paragraph: null,
  ...some,
  text: tidied(some.text ?? ''),
})

/** Without the marks that a chat puts around a text. */
export const tidied = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-*•]\s+|(?:\*\*|__|`)(?=.*(?:\*\*|__|`)$)){1,6}/, '')
    .replace(/(?:\*\*|__|`){1,4}$/, '')
    .replace(/^["“](.*)["”]$/, '$1')
    .trim()

const mostNumbers = 60

/** `3, 4`, `[3, "L4"]`, `lines 3 and 4`. */
export function numbersIn(value: unknown): number[] {
  const text = Array.isArray(value) ? value.map(String).join(' ') : String(value ?? '')
  const numbers = text.match(/\d{1,3}(?!\d)/g) ?? []
  return [...new Set(numbers.map(Number))].slice(0, mostNumbers)
}

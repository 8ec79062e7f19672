/** What the person says of a row, and where sending it stands. */
export interface Correction {
  correct: (correction: string | null, line?: string | null) => Promise<unknown>
  /** Forgets the problem. */
  reset: () => void
  isPending: boolean
  /** What is under way. */
  sent: { correction?: string | null | undefined; line?: string | null | undefined } | undefined
  problem: string | null
  /** The line that is being typed. */
  line: string
  setLine: (line: string) => void
}

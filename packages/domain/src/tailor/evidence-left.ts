import type { LedgerRow } from '../match/index.ts'

/** [T17] Whether a line may go after those that went before: of each thing asked one line stays that shows it. */
export function evidenceLeft(ledger: readonly LedgerRow[]): (line: string) => boolean {
  const left = ledger.map(({ evidence }) => new Set(evidence.map(({ source }) => source)))
  return (line) => {
    const shown = left.filter((lines) => lines.has(line))
    if (shown.some(({ size }) => size === 1)) return false
    for (const lines of shown) lines.delete(line)
    return true
  }
}

import { quoted } from '../text/quoted.ts'
import type { OutlineLine } from './types.ts'

/** A line of an outline as text: `Action: “Wired 120 units”. Say what you did yourself.` */
export function printed({ part, quotes, advice }: OutlineLine): string {
  const own = quotes.map(({ quote }) => quoted(quote)).join(' ')
  return `${part}: ${[own && `${own}.`, advice].filter(Boolean).join(' ')}`
}

export const printedOutline = (lines: readonly OutlineLine[]): string[] => lines.map(printed)

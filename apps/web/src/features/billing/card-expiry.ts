import * as texts from './texts/checkout.tsx'

/** So many years ahead is the month that is filled in. */
const yearsAhead = 3

const written = (month: number, year: number) =>
  [month, year % 100].map((part) => `${part}`.padStart(2, '0')).join(' / ')

/** A month in which a card of today is still good. */
export const laterMonth = (now: Date): string => written(now.getMonth() + 1, now.getFullYear() + yearsAhead)

/** What is wrong with what was typed as a card's last month; a card is good until that month is over. */
export function expiryProblem(text: string, now: Date): string | null {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(\d{2})\s*$/.exec(text) ?? []
  if (!month || !year) return texts.expiryUnclear(laterMonth(now))
  const isOver = new Date(2000 + Number(year), Number(month)) <= now
  return isOver ? texts.expiryOver(laterMonth(now)) : null
}

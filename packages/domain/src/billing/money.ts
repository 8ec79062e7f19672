/**
 * Money is a whole number of the smallest coin of its currency: 1250 of `EUR` are 12.50, 1250 of `JPY` are 1250. What
 * does not come out even is rounded here and nowhere else: to the nearest coin, half a coin away from nothing.
 */

/** How many digits of a currency stand behind the point. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

export const toMinor = (amount: number, currency: string): number => Math.round(amount * 10 ** minorDigits(currency))

export const fromMinor = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency)

/** `part` of `whole` equal parts of an amount. Counted in whole numbers of any size: fractions of the machine lose coins. */
export function share(amount: number, part: number, whole: number): number {
  const [product, parts] = [BigInt(amount) * BigInt(part), BigInt(whole)]
  const doubled = 2n * (product < 0n ? -product : product)
  const rounded = (doubled + parts) / (2n * parts)
  return Number(product < 0n ? -rounded : rounded)
}

/** As a person reads it: `$12.00`. */
export const moneyText = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(fromMinor(minor, currency))

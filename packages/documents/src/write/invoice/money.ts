/** `€1,234.50`. What is no currency is written behind the figures. */
export function moneyIn(currency: string): (amount: number) => string {
  if (!/^[A-Za-z]{3}$/.test(currency)) return (amount) => `${amount.toFixed(2)} ${currency}`.trim()
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return (amount) => format.format(amount).replace('-', '−')
}

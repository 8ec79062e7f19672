export const hoursIn = (text: string) => Number(text.trim().replace(',', '.') || Number.NaN)

export const isHours = (text: string, most: number) => hoursIn(text) >= 0.5 && hoursIn(text) <= most

/** How well somebody knows something, 1 to 5, in words. */
export const levelWords = ['Just starting', 'Basic', 'Good', 'Very good', 'Expert'] as const

export const levelWord = (level: number): string => levelWords[level - 1] ?? String(level)

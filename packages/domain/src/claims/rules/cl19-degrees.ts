/** A key for what a degree implies: its level, and what its letters stand for. */
export const isOfDegree = (key: string): boolean => key.startsWith('>')

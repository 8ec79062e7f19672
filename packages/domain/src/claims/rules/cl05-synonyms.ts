/** A key by which other words say the same: `§` of equal ones, `<` of wider ones, `>` of what a degree implies. */
export const isOfOtherWords = (key: string): boolean => /^[§<>]/.test(key)

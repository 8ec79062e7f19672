// How a table is written: words between blanks, names between commas.

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
export const namesIn = (text: string): string[] => text.split(/\s*,\s*/)

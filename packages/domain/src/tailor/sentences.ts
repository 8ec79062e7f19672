/** A stop after an abbreviation ends no sentence. */
const sentenceEnd =
  /(?<=[.!?])(?<!\b(?:(?:\p{L}\.){2,}|(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|No|vs|etc|approx)\.))\s+(?=[\p{Lu}\p{N}“"(])/u

/** A text by its sentences. */
export const sentencesOf = (text: string): string[] => text.trim().split(sentenceEnd)

export const ended = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
export const unended = (text: string): string => text.trim().replace(/[.;,]$/, '')

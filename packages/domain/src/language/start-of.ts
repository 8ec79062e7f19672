/** The start of a text, at most so long: up to a blank where there is one, and never with half of a character. */
export function startOf(text: string, longest: number): string {
  if (text.length <= longest) return text
  const blank = text.lastIndexOf(' ', longest)
  return blank > 0 ? text.slice(0, blank).trimEnd() : withoutHalves(text.slice(0, longest))
}

/** What is cut at a number of letters may begin or end with half of a character, which no database keeps. */
export const withoutHalves = (cut: string): string => cut.replace(/^\p{Cs}|\p{Cs}$/gu, '')

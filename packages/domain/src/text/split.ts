/** `2,300`, `12.345,67`, `1 234`, `1'234`, `1,00,000`, `3,5`: digits in groups, or with a fraction of one or two. */
const marked =
  /(?<!\p{N}|\p{N}[.,])\p{N}{1,3}(?:(?:,\p{N}{2})+,\p{N}{3}(?:\.\p{N}+)?|([,.'’ \u00a0\u202f])\p{N}{3}(?:\1\p{N}{3})*(?:[.,]\p{N}+)?|[.,]\p{N}{1,2})(?!\p{N}|[.,]\p{N})/gu

/** `Windows 10,11`: versions of what is named before them; a grade has a fraction. */
const named =
  /(?<!\p{L})(?!(?:C?GPA|Note|Schnitt|Grade|Average|Score|Abitur|Matura|Maturita|Version)\b)\p{Lu}[\p{L}+#.]*\s+$/u
const areVersions = (number: string, before: string, after: string) =>
  /^\p{N}{1,2},\p{N}{2}$/u.test(number) && named.test(before) && /^\s*(?:$|[,;|)])/.test(after)

/** The same text, as long, with nothing but digits inside its numbers: no mark there parts one thing from another. */
export const numbersWhole = (text: string): string =>
  text.replace(marked, (number, _mark, at: number) =>
    areVersions(number, text.slice(Math.max(0, at - 30), at), text.slice(at + number.length))
      ? number
      : number.replace(/\P{N}/gu, '0'),
  )

/** A text up to a mark; all of it where there is none. */
export function upTo(text: string, mark: string | RegExp): string {
  const at = typeof mark === 'string' ? text.indexOf(mark) : text.search(mark)
  return at < 0 ? text : text.slice(0, at)
}

/** The parts of a text between the matches of a pattern, none of them inside a number. */
export function splitText(text: string, pattern: RegExp): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: found } of numbersWhole(text).matchAll(pattern)) {
    parts.push(text.slice(from, index))
    from = index + found.length
  }
  return [...parts, text.slice(from)]
}

import type { FamilyName } from './families.ts'

// How wide letters are, in hundredths of the type's size, from the space to the tilde.
const widths: Record<FamilyName, number[]> = {
  serif: table(
    '22 29 39 62 55 89 69 24 38 38 43 55 21 33 21 49 55 55 55 55 55 55 55 55 55 55 26 26 55 55 55 42 89 62 61 56 66 58 56 61 70 34 33 64 52 86 69 66 57 66 62 49 58 69 60 89 57 56 51 35 49 35 55 37 15 49 55 44 55 50 33 49 55 28 26 53 27 83 56 53 55 55 41 43 35 55 50 75 49 49 46 39 32 39 71',
  ),
  sans: table(
    '23 33 40 50 51 71 68 22 30 30 50 50 25 31 25 39 51 51 51 51 51 51 51 51 51 51 27 27 50 50 50 46 89 58 54 53 62 49 46 63 62 25 32 52 42 85 65 66 52 67 54 46 49 64 57 89 52 49 47 31 39 31 50 50 29 48 53 42 53 50 31 47 53 23 24 45 23 80 53 53 53 53 35 39 33 53 45 71 43 45 40 31 46 31 50',
  ),
  plain: table(
    '28 28 35 56 56 89 67 19 33 33 39 58 28 33 28 28 56 56 56 56 56 56 56 56 56 56 28 28 58 58 58 56 99 67 67 72 72 67 61 78 72 28 50 67 56 83 72 78 67 78 72 67 61 72 67 94 67 67 61 28 28 28 47 56 33 56 56 50 56 56 28 56 56 22 22 50 22 83 56 56 56 56 33 50 28 56 50 72 50 50 50 33 26 33 58',
  ),
}

function table(listed: string): number[] {
  return listed.split(' ').map(Number)
}

const firstCode = 0x20
const usual = 55
const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/
const boldFactor = 1.06

/** About how wide a text is on one line, in points: the program that shows it has the last word. */
export function textWidthOf(text: string, family: FamilyName, size: number, bold = false): number {
  let hundredths = 0
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, '')) hundredths += letterWidth(letter, widths[family])
  return (hundredths * size * (bold ? boldFactor : 1)) / 100
}

const letterWidth = (letter: string, listed: readonly number[]): number =>
  listed[(letter.codePointAt(0) ?? 0) - firstCode] ?? (wide.test(letter) ? 100 : usual)

import { writeFileSync } from 'node:fs'
import { charactersIn } from './cmap.ts'
import { rareFamilies, readFonts, readRareFonts } from './font-files.ts'

/** The characters that the fonts of every document have, and what each rare family has beyond them. */
export function coverageOfFonts(): { usual: string; rare: Record<string, string> } {
  const usual = new Set(readFonts().flatMap((font) => [...charactersIn(font)]))
  const beyond = rareFamilies.map((family) => {
    const own = readRareFonts([family]).flatMap((font) => [...charactersIn(font)])
    return [family, runsOf(own.filter((code) => !usual.has(code)))] as const
  })
  return { usual: runsOf(usual), rare: Object.fromEntries(beyond) }
}

/** As runs: how many are missing, how many are there, and so on, in base 36. */
function runsOf(characters: Iterable<number>): string {
  const sorted = [...new Set(characters)].sort((a, b) => a - b)
  const runs: number[] = []
  let next = 0
  for (const code of sorted) {
    if (code === next && runs.length > 0) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
    else runs.push(code - next, 1)
    next = code + 1
  }
  return runs.map((run) => run.toString(36)).join(' ')
}

if (process.argv[1] === import.meta.filename) {
  const { usual, rare } = coverageOfFonts()
  const families = Object.entries(rare).map(([family, runs]) => `  '${family}':\n    '${runs}',\n`)
  const text = [
    '// Made by write-coverage.ts from the fonts themselves.\n',
    `export const coverage =\n  '${usual}'\n\n`,
    `export const rareCoverage = {\n${families.join('')}}\n`,
  ]
  writeFileSync(new URL('./generated/coverage.ts', import.meta.url), text.join(''))
}

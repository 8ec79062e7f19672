import { writeFileSync } from 'node:fs'
import { charactersIn } from './cmap.ts'
import { readFonts } from './font-files.ts'

/** Every character of any font as runs: how many are missing, how many are there, and so on, in base 36. */
export function coverageOfFonts(): string {
  const characters = readFonts().flatMap((font) => [...charactersIn(font)])
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
  const file = new URL('./generated/coverage.ts', import.meta.url)
  writeFileSync(
    file,
    `// Made by write-coverage.ts from the fonts themselves.\nexport const coverage =\n  '${coverageOfFonts()}'\n`,
  )
}

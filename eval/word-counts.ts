import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentStems } from '@bespeak/domain/proof/stems.ts'
import { here } from './data.ts'

// How rare words are in the ads and resumes here, counted for the engine. Variants of a person and printed files are made
// of others, and not counted.

/** Named one by one: a new blind set is not counted before its first run. */
const folders =
  `ads/round-1 ads/round-2 ads/round-3 fits/made fits/round-1 jobs ordinary/ads ordinary/people ours-pairs ours-texts
  resumes walks/round-1 walks/round-2`.split(/\s+/)

const isText = (path: string) => path.endsWith('.txt') || isResume(path)
const isResume = (path: string) =>
  /(?:^|\/)resumes\/[^/]*\.json$|^(?:ours-texts|walks)\/.*\.json$/.test(path) && !/--|\/expected\.json$/.test(path)

const filesIn = (folder: string) =>
  readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  )

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(stringsIn)

function textOf(path: string): string {
  const text = readFileSync(join(here, path), 'utf8')
  return isResume(path) ? stringsIn(JSON.parse(text)).join('\n') : text
}

/** In fewer texts than these a word is as rare as one in none: those would be half of the list. */
const fewest = 3

/** The file that the engine reads: how many texts there are, and which words so many of them have. */
export function wordCounts(): string {
  const texts = folders.flatMap(filesIn).filter(isText).map(textOf)
  const counts = new Map<string, number>()
  for (const stem of texts.flatMap((text) => [...new Set(contentStems(text))]))
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const stems = [...counts.keys()].filter((stem) => /^[a-z][^\s`$\\]*$/.test(stem)).sort()
  const levels = [...new Set(counts.values())].filter((count) => count >= fewest).sort((a, b) => a - b)
  const rows = levels.map((level) => `${level} ${stems.filter((stem) => counts.get(stem) === level).join(' ')}`)
  return `// Made by \`npm run eval -- word-counts\`: how many of the ads and resumes of eval/ have a stem.\n
export const texts = ${texts.length}

/** A number of texts, and the stems that so many of them have. */
export const stemsByCount = \`\n${rows.filter((row) => / /.test(row.trim())).join('\n')}\n\`\n`
}

export const wordCountsFile = join(here, '../packages/domain/src/proof/word-counts.ts')
export const writeWordCounts = () => writeFileSync(wordCountsFile, wordCounts())

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { supports } from '@bespeak/domain/claims/index.ts'
import { here, json, today } from './data.ts'

// `npm run eval -- blind SET` holds the engine against a set whose author had not read its rules, and prints the commit
// that it ran on. The first figure is the one that counts.

interface Item {
  kind: 'fabrication' | 'honest' | 'near'
  /** What no question may stand for: a number, a name, a title, a rank, a result. */
  hard?: boolean
  source: string[]
  text: string
  expected: 'supported' | 'ask' | 'refused'
  why: string
  asked?: string[]
}
type Judged = Item & { verdict: Item['expected'] }

export const percent = (some: number, all: number) =>
  `${some} of ${all}${all === 0 ? '' : ` (${((100 * some) / all).toFixed(1)} %)`}`

function row(name: string, items: readonly Judged[], verdict: Item['expected']) {
  const found = items.filter((it) => it.verdict === verdict).length
  console.log(`${name.padEnd(34)} ${verdict.padEnd(10)} ${percent(found, items.length)}`)
}

const shown = ({ kind, source, text, expected, verdict, why }: Judged) =>
  [`${verdict.toUpperCase()}, not ${expected} (${kind})`, ...source, `→ ${text}`, `(${why})`].join('\n   ')

export function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: here, encoding: 'utf8' }).trim()
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', with changes that are not committed'}`
}

export function blind([set = '', ...options]: string[]) {
  const file = `blind/${set}.json`
  if (set === '' || !existsSync(join(here, file))) throw new Error(`There is no eval/${file}.`)
  const items = json<Item[]>(file).map((item): Judged => {
    const { source, text, asked } = item
    return { ...item, verdict: supports(source, text, asked ? { today, asked } : { today }).verdict }
  })
  const of = (kind: Item['kind']) => items.filter((it) => it.kind === kind)
  const fabrications = of('fabrication')
  const hard = fabrications.filter((it) => it.hard)
  console.log(`${set}, on ${commit()}`)
  for (const verdict of ['supported', 'ask'] as const) row('fabrications', fabrications, verdict)
  for (const verdict of ['supported', 'ask'] as const) row('fabrications of hard kinds', hard, verdict)
  for (const verdict of ['supported', 'ask'] as const) row('near variations', of('near').filter(isFalse), verdict)
  for (const verdict of ['refused', 'ask', 'supported'] as const) row('honest rewordings', of('honest'), verdict)
  console.log(
    `${'as expected'.padEnd(45)} ${percent(items.filter((it) => it.verdict === it.expected).length, items.length)}`,
  )
  if (options.includes('--show'))
    console.log(
      items
        .filter((it) => it.verdict !== it.expected)
        .map(shown)
        .join('\n'),
    )
}

/** A near variation may also be one that is right. */
const isFalse = ({ expected }: Item) => expected !== 'supported'

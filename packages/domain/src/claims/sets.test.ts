import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { sourcesOf } from '../resume/sources.ts'
import { supports } from './index.ts'
import { reTied } from './testing/re-tied.ts'

const today = '2026-07-01'
const folderOfSets = new URL('../../../../eval/', import.meta.url)
const read = <Value>(name: string) => JSON.parse(readFileSync(new URL(name, folderOfSets), 'utf8')) as Value

interface Item {
  source: string[]
  text: string
  unsupported: boolean
}
const ours = readdirSync(new URL('ours-claims/', folderOfSets)).filter((name) => name.endsWith('.json'))
const sets = ['fabrications.json', ...ours.map((name) => `ours-claims/${name}`)]
const judged = sets
  .flatMap((name) => read<Item[]>(name))
  .map((item) => ({ ...item, verdict: supports(item.source, item.text, { today }).verdict }))

it('[CL1] no fabrication of the sets is supported', () => {
  const fabricated = judged.filter(({ unsupported }) => unsupported)
  expect(fabricated.filter(({ verdict }) => verdict === 'supported').map(({ text }) => text)).toEqual([])
})

it('[CL2] of lines whose parts are tied otherwise, at most one in fifty is supported', () => {
  const folder = new URL('resumes/', folderOfSets)
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => sourcesOf(fromJsonResume(read(`resumes/${name}`))))
    .flatMap(({ kind, text }) => (kind === 'line' ? [text] : []))
  const tied = [...new Set(lines)].flatMap(reTied)
  const supported = tied.filter(({ source, text }) => supports([source], text, { today }).supported)
  expect(tied.length).toBeGreaterThan(100)
  expect(supported.length / tied.length, supported.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.02)
})

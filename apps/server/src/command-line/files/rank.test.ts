import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTyped } from '../../testing/command-line.ts'

const kept = (name: string) => fileURLToPath(new URL(`./testing/${name}`, import.meta.url))
const [resume, chef] = [kept('resume.txt'), kept('job.txt')]
const now = () => new Date('2026-07-01T12:00:00Z')
const run = (...typed: string[]) => runTyped(typed, {}, { now })

let folder: string
let here: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bespeak-rank-'))
  here = process.cwd()
  process.chdir(folder)
  await writeFile('florist.txt', 'Florist\n\nRequirements\n- Wedding bouquets\n- Kubernetes')
  await writeFile('nothing.txt', 'We are a family business in Leeds. Call us on 0113 555 0100.')
  await writeFile('blank.txt', ' \n')
})
afterAll(async () => {
  process.chdir(here)
  await rm(folder, { recursive: true })
})

interface Row {
  file: string
  score?: number | null
  band?: string | null
  missing?: string[]
  error?: { code: string }
}
const rowsOf = ({ said }: { said: string[] }) => said.map((line) => JSON.parse(line) as Row)

describe('bespeak rank refuses', () => {
  it.each([
    [['rank', 'florist.txt']],
    [['rank', '--resume', resume]],
    [['rank', 'florist.txt', '--resume', resume, '--resume', resume]],
  ])('%j, which is no such command', async (typed) => {
    const usage = expect.stringMatching(/^Usage: bespeak rank AD… --resume FILE \[--facts FILE\] \[--json\]$/)
    expect(await run(...typed)).toMatchObject({ code: 2, said: [], problems: [usage, /help/] })
  })

  it('a resume that is not there, once', async () => {
    expect(await run('rank', 'florist.txt', chef, '--resume', 'none.pdf')).toMatchObject({
      ...{ code: 1, said: [], problems: ['none.pdf: There is no such file.'] },
    })
  })

  it('an ad that is none, and ranks the others', async () => {
    const { code, said, problems } = await run('rank', 'blank.txt', chef, 'none.txt', '--resume', resume, '--json')
    expect({ code, problems }).toEqual({
      code: 1,
      problems: [expect.stringMatching(/^blank\.txt: /), 'none.txt: There is no such file.'],
    })
    expect(rowsOf({ said })).toMatchObject([
      { file: chef, score: expect.any(Number) },
      ...[
        { file: 'blank.txt', error: { code: expect.any(String) } },
        { file: 'none.txt', error: { code: 'NOT_FOUND' } },
      ],
    ])
  })
})

describe('bespeak rank', () => {
  it('prints the best first, with what each asks that is not found', async () => {
    const { code, said } = await run('rank', 'nothing.txt', 'florist.txt', chef, '--resume', resume)
    expect(code).toBe(0)
    expect(said[0]).toMatch(/^ +Match +Found +Job$/)
    const [first, second, third] = said.filter((line) => /^ +\d\. /.test(line))
    expect(first).toMatch(/^ +1\. +\d\d {2}(Strong|Good) +\d+ of \d+ +Head Chef at Fjordgard Hotel \(.*job\.txt\)$/)
    expect(second).toMatch(/^ +2\. +\d+ {2}Low +0 of \d +Florist \(florist\.txt\)$/)
    expect(third).toMatch(/^ +3\. +– .*\(nothing\.txt\)$/)
    expect(said.join('\n')).toMatch(/^ +Not found: .*Kubernetes/m)
  })

  it('gives a program an object for each ad, in the same order whatever order they are named in', async () => {
    const one = rowsOf(await run('rank', 'florist.txt', chef, 'nothing.txt', '--resume', resume, '--json'))
    const other = rowsOf(await run('rank', 'nothing.txt', chef, 'florist.txt', '--resume', resume, '--json'))
    expect(one.map(({ file }) => file)).toEqual([chef, 'florist.txt', 'nothing.txt'])
    expect(other).toEqual(one)
    expect(one[1]).toMatchObject({ band: 'low', missing: expect.arrayContaining(['Kubernetes']) })
    expect(one[2]).toMatchObject({ score: null, band: null })
  })

  it('has the score that `bespeak match` shows, also with what is stated besides', async () => {
    await writeFile('facts.txt', 'I paired wine with every banquet menu at Kastanje Hotel.\n')
    for (const more of [[], ['--facts', 'facts.txt']]) {
      const { said } = await run('match', resume, '--job', chef, '--json', ...more)
      const { score } = JSON.parse(said[0] ?? '') as { score: number }
      const [row] = rowsOf(await run('rank', chef, '--resume', resume, '--json', ...more))
      expect(row?.score).toBe(Math.floor(score))
    }
  })
})

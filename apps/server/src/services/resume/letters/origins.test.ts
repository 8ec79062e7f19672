import { readdirSync, readFileSync } from 'node:fs'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { usualOptions } from '@bespeak/domain/tailor/index.ts'
import { today } from '@bespeak/domain/tailor/testing/people.ts'
import { describe, expect, it } from 'vitest'
import { advertisementIn } from '../engine/advertisement.ts'
import { readWritten, type Written } from '../html/content.ts'
import { linesIn } from '../tailored/own-words.ts'
import { contentOf, tailor } from '../tailored/tailoring.ts'
import { letters } from './writing.ts'

const data = new URL('../../../../../../eval/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, data), 'utf8')
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const quietly = () => undefined

/** A letter for a version of that resume, and where its sentences come from. */
async function letterOf(
  original: Written,
  text: string,
  change = (page: Written) => page,
  achievements: string[] = [],
) {
  const advertisement = advertisementIn(text)
  const common = { advertisement, said: [], settled: nothingSettled, today }
  const { edits, facts, ...page } = await tailor({ ...common, original, options: usualOptions }, quietly)
  const { document } = change(page)
  const choices = { motivation: null, recipient: null, achievements }
  const made = { ground: { original, facts }, edits }
  const [letter] = letters({ ...common, document, made, company: 'Marlow Grid', choices, styles: ['warm'] }, quietly)
  const sentences = letter?.letter.written ?? []
  const lines = sentences.flatMap(({ origins }) => origins.filter(({ kind }) => kind === 'line'))
  return { page, sentences, lines: lines.map((it) => it.text) }
}

const advertisements = readdirSync(new URL('jobs/', data))
  .filter((name) => name.endsWith('.txt'))
  .map((name) => read(`jobs/${name}`))
  .filter((text) => text.length <= 6_000)

const cases = readdirSync(new URL('resumes/', data))
  .filter((name, at) => name.endsWith('.json') && at % 5 === 0)
  .map((name, at) => ({ name, advertisement: advertisements[(at * 5) % advertisements.length] ?? '' }))

describe('a sentence of a letter comes from what the person wrote', () => {
  it.each(cases)('never from words of ours in the version: $name', async ({ name, advertisement }) => {
    const document = fromJsonResume(JSON.parse(read(`resumes/${name}`)))
    const original = { content: contentOf(document), document }
    const own = plain(linesIn(original.content).join('\n'))
    const headings = new Set(sourcesOf(document).map(({ text }) => text))
    const { lines } = await letterOf(original, advertisement)
    expect(lines.filter((text) => !own.includes(plain(text)) && !headings.has(text))).toEqual([])
  })

  const analyst = readWritten(`Mara Ellison
Leeds, UK | mara.ellison@example.com

Summary
Data analyst with seven years in insurance and retail.

Experience
Data Analyst, Corbel Insurance, Leeds
Mar 2021 - Present
- Wrote SQL and dbt models that feed the weekly claims dashboard, used by 4 teams
- Ran 11 A/B tests on the online claims form; completion went from 61% to 74%

Reporting Analyst, Ashgrove Retail, Leeds
Aug 2018 - Feb 2021
- Automated the weekly stock report in Python, saving about 5 hours a week

Skills
Tableau, Python, SQL, dbt
`)
  const analystAd = `Senior Product Analyst

What you will do
- Design and read A/B tests with product teams
- Automate reports in Python

What we ask
- SQL and dbt in daily use
- Python
`
  it('has what the person typed into the version as they typed it', async () => {
    const typed = 'Read 14 A/B tests with two product teams and wrote up each of them'
    const { sentences } = await letterOf(analyst, analystAd, ({ content }) =>
      readWritten(content.replace(/Ran 11 A.B tests[^<]*/, typed)),
    )
    expect(sentences.find(({ text }) => text === typed)?.origins[0]).toMatchObject({ kind: 'line', text: typed })
  })
  it('tells of each line that was typed, also behind one that was typed twice', async () => {
    const typed = ['Won a prize for charts', 'Won a prize for charts', 'Taught 40 people dbt']
    const { sentences } = await letterOf(analyst, analystAd, (page) => page, typed)
    const told = sentences.filter(({ origins }) => origins.some(({ kind }) => kind === 'you'))
    expect(told.map(({ text, origins: [origin] }) => [text, origin?.text])).toEqual([
      ['Won a prize for charts', 'Won a prize for charts'],
      ['Taught 40 people dbt', 'Taught 40 people dbt'],
    ])
  })
})

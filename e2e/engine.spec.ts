import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { build } from 'esbuild'
import { test } from './story.ts'

// The same input gives the same output wherever the engine runs: here, and in the browser, from the same bundle.

const data = join(import.meta.dirname, '..', 'eval')
const names = (folder: string, ending: string) =>
  readdirSync(join(data, folder)).filter((name) => name.endsWith(ending))
const read = (folder: string, name: string) => readFileSync(join(data, folder, name), 'utf8')

/** Every twelfth resume, each with another advertisement. */
const pairs = names('resumes', '.json').flatMap((name, at) => {
  if (at % 12 !== 0) return []
  const advertisements = names('jobs', '.txt')
  return {
    resume: JSON.parse(read('resumes', name)) as unknown,
    advertisement: read('jobs', advertisements[(at * 5) % advertisements.length] ?? ''),
  }
})

const engine = `
  import { checkResume } from '@bespeak/domain/ats/index.ts'
  import { questionBank } from '@bespeak/domain/interview/bank/index.ts'
  import { interviewGuide } from '@bespeak/domain/interview/index.ts'
  import { readJob } from '@bespeak/domain/job/read-job.ts'
  import { letterStyles, writeLetter } from '@bespeak/domain/letter/index.ts'
  import { analyse } from '@bespeak/domain/match/analysis/index.ts'
  import { matchResume } from '@bespeak/domain/match/index.ts'
  import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
  import { skillMatcher } from '@bespeak/domain/skills/index.ts'
  import { apply, gapQuestions, openingSuggestions, propose, rationale, usualOptions } from '@bespeak/domain/tailor/index.ts'

  const today = '2026-07-01'
  const again = (value) => JSON.parse(JSON.stringify(value))

  export function runEngine({ resume, advertisement }, isRoundTrip) {
    const through = isRoundTrip ? again : (value) => value
    const document = through(fromJsonResume(resume))
    const job = through(readJob(advertisement, skillMatcher()))
    const match = through(matchResume(document, job, { today }))
    const edits = through(propose(document, job, usualOptions, [], today))
    return JSON.stringify({
      match,
      edits,
      ats: checkResume(document),
      analysis: analyse(document, job, match, { today }),
      suggested: openingSuggestions(document, edits),
      tailored: apply(document, edits),
      rationale: rationale(document, edits, gapQuestions(document, job, match, [])),
      letters: letterStyles.map((style) => writeLetter(document, job, { style, today })),
      guide: interviewGuide(document, job, { today, edits, bank: questionBank }),
    })
  }
`

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: engine, resolveDir: join(import.meta.dirname, '..'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2023',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

type Engine = { runEngine(pair: (typeof pairs)[number], isRoundTrip: boolean): string }

test('the engine says the same in Node and in the browser, twice, and after a JSON round trip', async ({ page }) => {
  const address = `data:text/javascript;base64,${Buffer.from(await bundled()).toString('base64')}`
  const { runEngine } = (await import(address)) as Engine
  await page.goto('about:blank')
  await page.evaluate(async (from) => {
    Object.assign(globalThis, { engine: await import(from) })
  }, address)
  expect(pairs.length).toBe(2)
  for (const pair of pairs) {
    const here = runEngine(pair, false)
    const there = await page.evaluate(
      (it) => (globalThis as unknown as { engine: Engine }).engine.runEngine(it, false),
      pair,
    )
    expect(runEngine(pair, true)).toBe(here)
    expect(there).toBe(here)
  }
})

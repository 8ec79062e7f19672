import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median } from '../documents/figures.ts'

const run = promisify(execFile)
const cache = fileURLToPath(new URL('../../.cache/lighthouse', import.meta.url))
const program = `${cache}/node_modules/.bin/lighthouse`
const rounds = 5

/** Too large for a dependency: fetched once, where there is a registry. */
export async function canHaveLighthouse(): Promise<boolean> {
  if (existsSync(program)) return true
  const args = ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', 'lighthouse@12']
  return run('npm', args).then(
    () => existsSync(program),
    () => false,
  )
}

/** The score of a page on a phone, of 100: the median of five. */
export async function scoreOf(executablePath: string, url: string): Promise<number> {
  const scores: number[] = []
  // It loses the trace of a page now and then, and asks to be run again.
  for (let tries = 0; scores.length < rounds && tries < 2 * rounds; tries += 1)
    await oneScore(executablePath, url).then(
      (score) => scores.push(score),
      () => undefined,
    )
  return median(scores)
}

async function oneScore(executablePath: string, url: string): Promise<number> {
  const flags = process.getuid?.() === 0 ? '--headless=new --no-sandbox' : '--headless=new'
  const args = [url, '--only-categories=performance', '--output=json', '--quiet', `--chrome-flags=${flags}`]
  const env = { ...process.env, CHROME_PATH: executablePath }
  const { stdout } = await run(program, args, { env, maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout).categories.performance.score * 100
}

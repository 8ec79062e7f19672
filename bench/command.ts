import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, report } from './documents/figures.ts'

// What a command on files costs from its start to its end, by the program as it is built: the disk is warm, the program
// is not. CPU time of all its threads: other work on the machine must not count.

const at = (path: string) => fileURLToPath(new URL(`../apps/server/${path}`, import.meta.url))
const given = (name: string) => at(`src/command-line/files/testing/${name}`)
const folder = mkdtempSync(join(tmpdir(), 'bespeak-bench-'))
const out = (name: string) => join(folder, name)

const telling = 'process.on("exit", () => console.error(JSON.stringify(process.cpuUsage())))'

/** Milliseconds of work. */
function cpuOf(...typed: string[]): number {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(telling)}`, at('dist/bespeak.js'), ...typed],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  const { user, system } = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as NodeJS.CpuUsage
  return (user + system) / 1000
}

const rounds = 5

function middleOf(...typed: string[]): number {
  cpuOf(...typed)
  return median(Array.from({ length: rounds }, () => cpuOf(...typed)))
}

const job = ['--job', given('job.txt')]
report({ name: 'bespeak version', value: middleOf('version'), unit: 'ms CPU' })
report({ name: 'bespeak match', value: middleOf('match', given('resume.txt'), ...job), unit: 'ms CPU', atMost: 1_000 })
cpuOf('export', given('resume.txt'), '--out', out('resume.pdf'))
report({ name: 'bespeak match of a PDF', value: middleOf('match', out('resume.pdf'), ...job), unit: 'ms CPU' })
report({ name: 'bespeak tailor', value: middleOf('tailor', given('resume.txt'), ...job), unit: 'ms CPU' })
rmSync(folder, { recursive: true, force: true })

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { templates } from '../layout.ts'
import { proven, setResume } from './engine.ts'
import { palettePng } from './palette-png.ts'

// Pictures of every template from its real PDF, for the chooser, the README and whoever changes a template. Needs
// `pdftoppm`: npx tsx packages/documents/src/write/testing/picture-templates.ts [NAME...]

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const folder = join(root, 'docs', 'templates')
// What is looked at in the chooser and the README, and what only shows that a page holds.
const widths: Record<string, string> = { one: '900', two: '900', short: '480', long: '480' }

/** The resumes that a template is looked at with: on one page and on two, very short and very long. */
function samples(): Record<string, object> {
  const resume = (name: string) => JSON.parse(readFileSync(join(root, 'eval', 'resumes', `${name}.json`), 'utf8'))
  const [teacher, cfo, postdoc, freelancer] = ['teacher', 'cfo', 'postdoc', 'freelancer'].map(resume)
  const [work] = teacher.work
  return {
    one: teacher,
    two: cfo,
    short: {
      basics: { ...teacher.basics, summary: undefined },
      work: [{ ...work, highlights: work.highlights.slice(0, 2) }],
    },
    long: { ...cfo, ...postdoc, work: [...postdoc.work, ...cfo.work, ...freelancer.work] },
  }
}

function picture(bytes: Uint8Array, name: string, width: string) {
  const scratch = mkdtempSync(join(tmpdir(), 'bespeak-picture-'))
  const file = join(scratch, 'it.pdf')
  writeFileSync(file, bytes)
  execFileSync('pdftoppm', ['-scale-to-x', width, '-scale-to-y', '-1', file, join(scratch, name)])
  for (const page of readdirSync(scratch).filter((it) => it.endsWith('.ppm'))) {
    writeFileSync(join(folder, page.replace('.ppm', '.png')), palettePng(readFileSync(join(scratch, page))))
  }
  rmSync(scratch, { recursive: true })
}

const named = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const [sample, json] of Object.entries(samples())) {
  for (const template of templates.filter((it) => named.length === 0 || named.includes(it))) {
    const { bytes, pages } = proven((await setResume(json, { template })).result)
    picture(bytes, `${template}-${sample}`, widths[sample] ?? '900')
    console.log(`${template} ${sample}: ${pages} pages`)
  }
}

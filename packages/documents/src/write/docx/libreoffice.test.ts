import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linesOf } from '../blocks/plain-text.ts'
import { resumeMeta } from '../document-meta.ts'
import { templates, usualLayout } from '../layout.ts'
import { sampleBlocks } from './testing/docx.ts'
import { writeDocx } from './write-docx.ts'

const isInstalled = spawnSync('soffice', ['--version']).status === 0

describe.skipIf(!isInstalled)('LibreOffice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docx-'))
  beforeAll(async () => {
    for (const template of templates) {
      const bytes = await writeDocx(sampleBlocks, { ...usualLayout, template }, resumeMeta(sampleBlocks))
      writeFileSync(join(folder, `${template}.docx`), bytes)
    }
    const files = templates.map((template) => join(folder, `${template}.docx`))
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const convert = ['--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder]
    execFileSync('soffice', [profile, ...convert, ...files], { stdio: 'ignore' })
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(templates)('opens the %s template and finds every line', (template) => {
    const text = readFileSync(join(folder, `${template}.txt`), 'utf8')
    let from = 0
    for (const line of sampleBlocks.flatMap(linesOf)) {
      const at = text.indexOf(line, from)
      expect(at, line).toBeGreaterThanOrEqual(from)
      from = at + line.length
    }
  })
})

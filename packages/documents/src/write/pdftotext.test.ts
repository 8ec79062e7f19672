import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { SourceText } from '@bespeak/domain/reading/source.ts'
import { describe, expect, it } from 'vitest'
import { readFile } from '../read-file.ts'
import { templates } from './layout.ts'
import { bare } from './proof/bare.ts'
import { proven, setResume } from './testing/engine.ts'

const isInstalled = spawnSync('pdftotext', ['-v']).status === 0
const resumes = ['cfo', 'freelancer', 'new-graduate', 'postdoc', 'zoe-van-den-berg']
// In the order of the file, and in that of the page.
const orders = ['-raw', '-layout']

describe.skipIf(!isInstalled).each(templates)('pdftotext and our reader, of the template %s', (template) => {
  it.each(resumes)('read the same, page by page and letter by letter: %s', async (name) => {
    const { bytes } = proven((await setResume(resumeOf(name), { template })).result)
    const ours = (await readByUs(bytes)).map(bare)
    for (const order of orders) expect(readByPdftotext(bytes, order).map(bare)).toEqual(ours)
  })
})

const resumeOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../eval/resumes/${name}.json`, import.meta.url), 'utf8'))

async function readByUs(bytes: Uint8Array): Promise<string[]> {
  const read = await readFile(bytes)
  if (!read.ok) throw new Error(read.message)
  return pagesOf(read.source)
}

const pagesOf = ({ pages, fragments }: SourceText): string[] =>
  pages.map((_, index) =>
    fragments
      .filter(({ page }) => page === index + 1)
      .map(({ text }) => text)
      .join(' '),
  )

/** It ends each page with a form feed. */
const readByPdftotext = (bytes: Uint8Array, order: string): string[] =>
  execFileSync('pdftotext', [order, '-enc', 'UTF-8', '-', '-'], { input: bytes, encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)

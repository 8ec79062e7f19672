import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { Manifest } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildStale } from './scripts/build.mjs'

// What a browser asks for until a page is there, counted on the pages as they are built: each file of the page, of the
// start of the app and of what a signed-in visitor has in the header, the document with its script for the first paint
// and its icon, and the fonts.

const web = `${import.meta.dirname}/apps/web`
const client = `${web}/dist/client`
const kilobytes = 1024

const landing = 'src/features/marketing/landing-page.tsx'
/** Where the pages are. */
const further = 'src/app/further-pages.ts'
/** The document, first-paint.js, the icon. */
const always = 3

let manifest: Manifest

beforeAll(async () => {
  const { ok, output } = await buildStale()
  if (!ok) throw new Error(output)
  manifest = JSON.parse(readFileSync(`${web}/dist/manifest.json`, 'utf8'))
}, 300_000)

const isBuilt = (file: string) => existsSync(`${client}/${file}`)

const chunkOf = (name: string) => {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}.`)
  return chunk
}

function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const inner of chunkOf(name).imports ?? []) withImports(inner, found)
  return found
}

function loadedFor(...names: string[]) {
  const chunks = ['index.html', ...names].reduce((found, name) => withImports(name, found), new Set<string>())
  const styles = new Set([...chunks].flatMap((name) => chunkOf(name).css ?? []))
  const fonts = Object.keys(manifest).filter((name) => name.startsWith('src/ui/fonts/'))
  return {
    scripts: [...chunks].map((name) => chunkOf(name).file),
    styles: [...styles],
    fonts: fonts.map((name) => chunkOf(name).file),
  }
}

/** What a signed-in visitor has in the header: in a file of its own only while it shares nothing. */
function ofAccounts(): string {
  const name = Object.keys(manifest).find(
    (it) => it.endsWith('/account-controls.tsx') || /^_with-account-.*js$/.test(it),
  )
  if (!name) throw new Error('The build has no controls of an account.')
  return name
}

/** A worker's file and all that it may load, each of which it names, but some parts and what only they load. */
function workerFiles(name: string, without?: RegExp): Set<string> {
  const own = readdirSync(`${client}/assets`).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
  const found = new Set(own.map((file) => `assets/${file}`))
  for (const file of found)
    for (const [, inner] of readFileSync(`${client}/${file}`, 'utf8').matchAll(/["'`]\.?\/?([\w.-]+\.js)["'`]/g))
      if (isBuilt(`assets/${inner}`) && !without?.test(`assets/${inner}`)) found.add(`assets/${inner}`)
  return found
}

const countOf = ({ scripts, styles, fonts }: ReturnType<typeof loadedFor>) =>
  scripts.length + styles.length + fonts.length + always

/** As they are served to a browser that takes gzip. */
const weightOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(`${client}/${file}.gz`).size, 0)

describe('a first visit to the landing page', () => {
  it('asks for at most 15 files', () => {
    expect(countOf(loadedFor(landing))).toBeLessThanOrEqual(15)
  })

  it('loads at most 130 KB of scripts, gzip', () => {
    expect(weightOf(loadedFor(landing).scripts)).toBeLessThanOrEqual(130 * kilobytes)
  })

  it('loads at most 90 KB of fonts', () => {
    const { fonts } = loadedFor(landing)
    expect(fonts).toHaveLength(3)
    expect(fonts.reduce((sum, file) => sum + statSync(`${client}/${file}`).size, 0)).toBeLessThanOrEqual(90 * kilobytes)
  })
})

describe('a check of a resume by somebody without an account', () => {
  const upload = 'src/app/upload-page.tsx'
  /** Comes when a PDF or a Word file is chosen: the libraries, and what reads their answers. */
  const files = /\/(?:pdfjs|read-pdf|find-in-pdf|read-docx)-/
  /** Comes when any other file or pasted text is read: what tells its lines and finds its fields, with the weights. */
  const text = /\/(?:find-in-text|by-labels|fields-found)-/
  /** Comes when a text is held against a resume, a resume is too long for its page, or a match is there to tailor for. */
  const check = /\/(?:check-text|least-asked|tailor-here)-/
  const workers = () => ['engine-worker', 'read-worker'].flatMap((name) => [...workerFiles(name, check)])

  it('loads at most 377 KB of scripts, gzip, with the engine and the catalogue, and without what reads files and text', () => {
    const { scripts } = loadedFor(upload, further)
    expect(workers().filter((file) => files.test(file)).length).toBe(4)
    const loaded = [...new Set([...scripts, ...workers()])].filter((file) => !files.test(file) && !text.test(file))
    expect(weightOf(loaded)).toBeLessThanOrEqual(377 * kilobytes)
  })

  it('loads an engine of at most 280 KB, gzip, with the catalogue and what reads text and files', () => {
    expect(weightOf(workerFiles('engine-worker', check))).toBeLessThanOrEqual(280 * kilobytes)
  })

  it('loads at most 45 KB more when it is tailored', () => {
    const before = new Set(workers())
    const more = [...workerFiles('engine-worker')].filter((file) => /\/tailor-here-/.test(file) && !before.has(file))
    expect(more).toHaveLength(1)
    expect(weightOf(more)).toBeLessThanOrEqual(45 * kilobytes)
  })

  it('loads at most 54 KB more when text is read', () => {
    const more = [...new Set(workers())].filter((file) => text.test(file))
    expect(more).toHaveLength(3)
    expect(weightOf(more)).toBeLessThanOrEqual(54 * kilobytes)
  })
})

describe('a check of a text by somebody without an account', () => {
  it('loads at most 150 KB of scripts, gzip, before a file is chosen', () => {
    expect(weightOf(loadedFor('src/features/check/check-page.tsx').scripts)).toBeLessThanOrEqual(150 * kilobytes)
  })
})

describe('the page of one job', () => {
  it('loads at most 230 KB of scripts, gzip', () => {
    const { scripts } = loadedFor('src/features/tailor/tailor-page.tsx', ofAccounts(), further)
    expect(weightOf(scripts)).toBeLessThanOrEqual(230 * kilobytes)
  })
})

it('no page asks for more than 25 files, and the style guide, which shows everything, for 31', () => {
  const pages = Object.keys(manifest).filter((name) => chunkOf(name).isDynamicEntry && name.endsWith('-page.tsx'))
  expect(pages).toContain(landing)
  const counts = pages.map((page) => ({ page, files: countOf(loadedFor(page, ofAccounts(), further)) }))
  const isExcess = ({ page, files }: (typeof counts)[number]) => files > (page.includes('/style-guide/') ? 31 : 25)
  expect(counts.filter(isExcess)).toEqual([])
})

it('what the fonts of the first paint are made of is what the styles ask of them, and of those that stand in', () => {
  const [styles, script] = ['src/ui/fonts.css', 'subset-fonts.mjs'].map((file) =>
    readFileSync(`${web}/${file}`, 'utf8'),
  )
  const ranges = [...(styles ?? '').matchAll(/unicode-range:\s*([^;]+);/g)].map(([, range]) => signsOf(range ?? ''))
  const signs = script?.match(/\\u00a0(.*)`/)?.[1] ?? ''
  expect(ranges).toHaveLength(7)
  for (const range of ranges) expect(range).toBe(`\u00a0${signs}`)
})

/** The signs of a unicode-range beyond those of a plain keyboard. */
function signsOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from, to] = part.trim().slice(2).split('-')
      const first = Number.parseInt(from ?? '', 16)
      const last = Number.parseInt(to ?? from ?? '', 16)
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .filter((sign) => sign > '~')
    .join('')
}

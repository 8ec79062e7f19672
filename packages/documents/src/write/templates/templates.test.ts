import { readdirSync, readFileSync } from 'node:fs'
import type { Fragment } from '@bespeak/domain/reading/source.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks/block.ts'
import { blocksOf } from '../blocks/blocks.ts'
import { linesOf } from '../blocks/plain-text.ts'
import { aboutOf, type Template, templates, usualLayout } from '../layout.ts'
import { proven, setAndRead, setResume } from '../testing/engine.ts'
import { loadNative } from '../typst/native.ts'
import { loadWasm } from '../typst/wasm.ts'

const resume = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../eval/resumes/${name}.json`, import.meta.url), 'utf8'))

const hostile = {
  basics: {
    name: '#let x = 1 $y$ *z* @ref \\ <label>',
    label: '#panic("no") #{ while true {} }',
    email: 'a@example.com',
    summary: `Before \u0000\u0007 after. = Heading\n- list\n+ list\n/ term: x // comment /* comment */ ~ -- --- "q"`,
  },
  work: [
    {
      name: '#import "/base.typ": *',
      position: '#sys.inputs `raw` _emphasis_ https://example.com/a_b*c*',
      startDate: '2020',
      highlights: ['x'.repeat(5000), `#read("/etc/passwd") ${'supercalifragilistic'.repeat(20)} #include "x"`],
    },
  ],
  skills: [{ name: 'y'.repeat(5000), keywords: ['z'.repeat(5000), '#a', '[b]', '{c}', '</script>'] }],
}

const scripts = {
  basics: {
    name: 'Zoë Ångström Nguyễn',
    label: 'Γλωσσολόγος, лингвист, 翻訳者',
    summary: '软件工程师负责项目管理与设计。',
  },
  work: [
    {
      name: '株式会社サンプル',
      position: '번역가',
      startDate: '2019',
      highlights: ['한국어 번역 품질을 개선했습니다.'],
    },
  ],
}

const rightToLeft = {
  basics: { name: 'נועה לוי', summary: 'מעצבת מוצר עם ניסיון של שש שנים (SaaS).' },
  work: [
    { name: 'شركة المثال', position: 'مهندسة أولى', startDate: '2019', highlights: ['خلال عام 2020 خفضت الزمن 40%.'] },
  ],
}

const longWords = {
  basics: {
    name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    email: `a.${'long.'.repeat(9)}b@example.com`,
  },
  work: [{ name: 'Northwind', position: 'Kraftfahrzeughaftpflichtversicherungsangestellter', startDate: '2019' }],
  skills: [
    { name: 'Geschwindigkeitsbegrenzungen', keywords: ['Betäubungsmittelverordnung', 'SQL'] },
    { name: 'Tools', keywords: ['Git'] },
  ],
}

/** Whether another text of the same line begins before this one ends. */
const overlaps = (one: Fragment, all: readonly Fragment[]) =>
  all.some(
    (it) => it !== one && it.page === one.page && it.y === one.y && it.x >= one.x && it.x < one.x + one.width - 1,
  )

it('every folder of templates is listed, and its styles are loaded with the others', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((it) => it.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...templates].sort())
  const styles = readFileSync(new URL('../html/preview.css', import.meta.url), 'utf8')
  expect(styles.match(/(?<=templates\/)\w+/g)).toEqual(templates)
})

it('every template says in one sentence of its own whom it is for', () => {
  const purposes = templates.map((template) => aboutOf(template).purpose)
  expect(new Set(purposes).size).toBe(templates.length)
  for (const purpose of purposes) expect(purpose).toMatch(/^[A-Z].{40,110}\.$/)
})

describe.each(templates)('the template %s', (template) => {
  it('sets text as text, whatever it looks like, and loses none of it', async () => {
    expect((await setResume(hostile, { template })).result).toMatchObject({ ok: true })
  })

  it('keeps long words apart and on the page', async () => {
    const { source } = await setAndRead(longWords, { template })
    const [{ width = 0 } = {}] = source.pages
    expect(source.fragments.filter((it) => it.x + it.width > width - 36)).toEqual([])
    const runs = source.fragments.filter(({ text }) => /^(?:Geschwin|Betäub)/.test(text))
    expect(runs.map((it) => overlaps(it, source.fragments))).toEqual(runs.map(() => false))
  })

  it('has a glyph for every writing we promise', async () => {
    expect((await setResume(scripts, { template })).result).toMatchObject({ ok: true })
    expect((await setResume(rightToLeft, { template })).result).toMatchObject({ ok: true })
  })

  it('sets nothing at all, and next to nothing', async () => {
    expect((await setResume({}, { template })).result).toMatchObject({ ok: true, pages: 1 })
    expect((await setResume({ basics: { name: 'Li' } }, { template })).result).toMatchObject({ ok: true, pages: 1 })
  })

  it('says title, author, language and size, is tagged, has its links, and holds no date of making', async () => {
    const { result } = await setResume(resume('backend-engineer'), { template, pageSize: 'letter' })
    const pdf = await getDocumentProxy(proven(result).bytes)
    const [{ info }, mark, page] = [await pdf.getMetadata(), await pdf.getMarkInfo(), await pdf.getPage(1)]
    expect(info).toMatchObject({
      Title: 'Tomasz Wieczorkowski – Resume',
      Author: 'Tomasz Wieczorkowski',
      Language: 'en',
    })
    expect(info).not.toHaveProperty('CreationDate')
    expect(mark?.Marked).toBe(true)
    expect(page.view.slice(2)).toEqual([612, 792])
    const links = (await page.getAnnotations()).map(({ url }) => url)
    expect(links).toEqual(expect.arrayContaining(['mailto:tomasz.w@example.com', 'https://tomaszw.example.com/']))
  })

  it('never parts a heading from what it is the heading of', async () => {
    for (const shift of [0, 3]) expect(await stranded(template, shift)).toEqual([])
  })
})

/** Long enough for five pages; the shift moves every page break. */
function longResume(shift: number) {
  const parts = ['cfo', 'postdoc', 'freelancer', 'one-employer'].map(resume)
  const [first] = parts
  first.basics.summary += ' It goes on for one line more than it did.'.repeat(2 * shift)
  return { ...first, work: parts.flatMap(({ work }) => work), education: parts.flatMap(({ education }) => education) }
}

async function stranded(template: Template, shift: number): Promise<string[]> {
  const json = longResume(shift)
  const { pageOf } = proven((await setResume(json, { template })).result)
  const blocks = blocksOf(fromJsonResume(json), { ...usualLayout, template })
  const lines = blocks.flatMap((block) => linesOf(block).map((text) => ({ block, text })))
  expect(pageOf.at(-1)).toBeGreaterThan(1)
  return lines.flatMap(({ block, text }, index) => {
    const next = lines[index + 1]?.block
    return next && pageOf[index] !== pageOf[index + 1] && leads(block, next) ? [text] : []
  })
}

const leads = (block: Block, next: Block) =>
  block === next
    ? block.type === 'head'
    : block.type === 'section' ||
      (block.type === 'head' && next.type !== 'section' && !(next.type === 'head' && next.level === 1))

describe('one page', () => {
  it('is what the compact template makes of a resume of two', async () => {
    const json = resume('cfo')
    expect(proven((await setResume(json, { template: 'classic' })).result).pages).toBe(2)
    expect(proven((await setResume(json, { template: 'compact' })).result).pages).toBe(1)
  })

  it('is not forced where type would become too small to read', async () => {
    expect(proven((await setResume(longResume(0), { template: 'compact' })).result).pages).toBeGreaterThan(1)
  })
})

describe('the compilers', () => {
  const strict = loadNative({ pdfStandard: 'ua-1' })

  it.skipIf(strict === null).each(templates)(
    'finds %s fit for people who listen to a page (PDF/UA-1)',
    async (template) => {
      const using = strict ?? (await loadWasm())
      expect((await setResume(resume('postdoc'), { template }, using)).result).toMatchObject({ ok: true })
    },
  )

  it('agree, whether compiled for this machine or for any', async () => {
    const wasm = await loadWasm()
    for (const json of [resume('nurse'), scripts]) {
      const [here, anywhere] = [await setResume(json), await setResume(json, {}, wasm)]
      expect(anywhere.result).toMatchObject({ ok: true })
      expect(proven(anywhere.result).pageOf).toEqual(proven(here.result).pageOf)
    }
  }, 60_000)
})

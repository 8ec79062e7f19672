import { afterEach, describe, expect, it, vi } from 'vitest'
import { readFile } from '../../read-file.ts'
import type { Block } from '../blocks/block.ts'
import { linesOf } from '../blocks/plain-text.ts'
import { resumeMeta } from '../document-meta.ts'
import { type Layout, templates, usualLayout } from '../layout.ts'
import { prove } from '../proof/prove.ts'
import { paragraphsIn, partOf, sampleBlocks, styleIn } from './testing/docx.ts'
import { writeDocx } from './write-docx.ts'

const write = (blocks: readonly Block[], layout: Partial<Layout> = {}) =>
  writeDocx(blocks, { ...usualLayout, ...layout }, resumeMeta(blocks))

const paragraph = (text: string): Block => ({ type: 'paragraph', id: 'p', text })

async function readAgain(blocks: readonly Block[], layout: Partial<Layout> = {}) {
  const read = await readFile(await write(blocks, layout))
  if (!read.ok) throw new Error(read.message)
  return read.source
}

describe('text of any kind', () => {
  it.each([
    ['markup', 'A & B <w:br/> "quoted" \'too\' ]]> &amp; #set $x$ *y* @z \\n {{name}}'],
    ['a word of 5,000 characters', 'w'.repeat(5_000)],
    ['placeholders of the library', '{bullets-0} {image.png}'],
    ['scripts of the world', 'Ñandú Ελληνικά Кириллица Tiếng Việt 日本語 中文 한국어 العربية עברית 😀'],
  ])('comes out as itself: %s', async (_kind, text) => {
    const blocks = [...sampleBlocks, paragraph(text)]
    expect(prove(blocks.flatMap(linesOf), await readAgain(blocks), '')).toMatchObject({ ok: true })
  })

  it('without what no file can hold', async () => {
    const [fragment] = (await readAgain([paragraph('a\u0000b\u0008c\ud800d\ufffee\u001f')])).fragments
    expect(fragment?.text).toBe('abcde')
  })

  it('keeps the line breaks of its writer', async () => {
    const document = await partOf(await write([paragraph('first\nsecond')]), 'word/document.xml')
    expect(paragraphsIn(document).map(({ text }) => text)).toEqual(['first\nsecond'])
  })

  it('links to nothing that Word would take for damage', async () => {
    const hrefs = ['https://exa mple.com', 'https://', `https://example.com/${'a'.repeat(3_000)}`]
    const items = hrefs.map((href) => ({ kind: 'link' as const, text: 'here', href }))
    const relations = await partOf(await write([{ type: 'contact', items }]), 'word/_rels/document.xml.rels')
    expect(relations).not.toContain('hyperlink')
  })
})

describe('what Word shows', () => {
  it('is made of the styles that Word knows', async () => {
    const document = await partOf(await write(sampleBlocks), 'word/document.xml')
    expect(paragraphsIn(document).map(({ style, text }) => [style, text])).toEqual([
      ['Title', 'Ines Duarte'],
      ['Subtitle', 'Data Analyst'],
      ['Contact', 'ines@example.com  ·  Porto'],
      ['Heading1', 'Experience'],
      ['Heading2', 'Analyst\tMar 2019 – Present'],
      ['EntryLine', 'Rio Dados'],
      ['Heading4', 'Highlights'],
      ['ListBullet', 'Cut the month-end close from nine days to four.'],
      ['ListBullet2', 'In SQL and dbt.'],
      ['Heading1', 'Skills'],
      ['Normal', 'Databases: PostgreSQL, Redis'],
    ])
  })

  it.each(templates)('has one reading order, dates at a tab stop and real lists: %s', async (template) => {
    const bytes = await write(sampleBlocks, { template })
    const document = await partOf(bytes, 'word/document.xml')
    const styles = await partOf(bytes, 'word/styles.xml')
    expect(document).not.toMatch(/<w:tbl>|txbxContent|<w:framePr|<w:cols [^>]*w:num="[2-9]/)
    expect(styleIn(styles, 'Heading2')).toContain('<w:tab w:val="right"')
    expect(styleIn(styles, 'ListBullet')).toMatch(/<w:name w:val="List Bullet"\/>.*<w:numPr>/)
    expect(await partOf(bytes, 'word/numbering.xml')).toContain('<w:pStyle w:val="ListBullet"/>')
  })

  it.each(templates)('never leaves a heading or a title alone at the foot of a page: %s', async (template) => {
    const bytes = await write(sampleBlocks, { template })
    const styles = await partOf(bytes, 'word/styles.xml')
    for (const id of ['Heading1', 'Heading2', 'Heading3', 'Heading4', 'EntryLine']) {
      expect(styleIn(styles, id)).toContain('<w:keepNext/>')
    }
  })

  it('lets an entry that is only a title end a page', async () => {
    const head = (text: string): Block => ({
      type: 'head',
      id: text,
      level: 1,
      rows: [{ start: [{ kind: 'title', text }], end: [] }],
    })
    const document = await partOf(await write([head('One'), head('Two')]), 'word/document.xml')
    expect(paragraphsIn(document).map(({ xml }) => xml.includes('<w:keepNext w:val="false"/>'))).toEqual([true, true])
  })

  it('says the weight of what stands beside a bold title, which Word would turn round', async () => {
    const document = await partOf(await write(sampleBlocks), 'word/document.xml')
    const head = paragraphsIn(document).find(({ style }) => style === 'Heading2')?.xml
    expect(head).toMatch(/<w:rStyle w:val="Dates"\/><w:b w:val="false"\/>/)
  })

  it('runs from right to left where its text does', async () => {
    const document = await partOf(
      await write([paragraph('باستخدام Kafka في'), paragraph('In עברית')]),
      'word/document.xml',
    )
    const [arabic, english] = paragraphsIn(document)
    expect(arabic?.xml).toContain('<w:bidi/>')
    expect(arabic?.xml).toMatch(/<w:r><w:t [^>]*>Kafka<\/w:t>/)
    expect(english?.xml).not.toContain('<w:bidi/>')
    expect(english?.xml).toMatch(/<w:rtl\/><\/w:rPr><w:t [^>]*>עברית</)
  })

  it('has the paper and the colour that were chosen', async () => {
    const bytes = await write(sampleBlocks, { pageSize: 'letter', accent: '#004488' })
    expect(await partOf(bytes, 'word/document.xml')).toContain('<w:pgSz w:w="12240" w:h="15840"')
    expect(styleIn(await partOf(bytes, 'word/styles.xml'), 'Heading1')).toContain('<w:color w:val="004488"/>')
  })

  it('says whose it is and in which language', async () => {
    const bytes = await write([{ type: 'name', text: 'Jörg & Söhne' }, paragraph('und der die das mit für von')])
    expect(await partOf(bytes, 'docProps/core.xml')).toContain('<dc:title>Jörg &amp; Söhne – Resume</dc:title>')
    expect(await partOf(bytes, 'word/styles.xml')).toContain('<w:lang w:val="de-DE"')
  })

  it('links addresses', async () => {
    const bytes = await write(sampleBlocks)
    const relations = await partOf(bytes, 'word/_rels/document.xml.rels')
    expect(relations).toContain('Id="rIdLink1"')
    expect(relations).toContain('Target="mailto:ines@example.com" TargetMode="External"')
    expect(await partOf(bytes, 'word/document.xml')).toContain('<w:hyperlink w:history="1" r:id="rIdLink1">')
  })
})

describe('the compact template', () => {
  const bullets = (count: number): Block[] =>
    Array.from({ length: count }, (_, index) => ({ type: 'bullet', id: `${index}`, level: 1, text: 'x'.repeat(70) }))
  const sizeOf = async (count: number) => {
    const styles = await partOf(await write(bullets(count), { template: 'compact' }), 'word/styles.xml')
    return Number(/<w:docDefaults>.*?<w:sz w:val="(\d+)"/.exec(styles)?.[1])
  }

  it('gives way where the page is full, and no further than can be read', async () => {
    expect(await sizeOf(20)).toBe(20)
    expect(await sizeOf(62)).toBeLessThan(20)
    expect(await sizeOf(300)).toBe(18)
  })
})

describe('the same resume', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is the same file at any time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date('2026-01-01T10:00:00Z'))
    const before = await write(sampleBlocks)
    vi.setSystemTime(new Date('2031-07-09T23:59:59Z'))
    expect(Buffer.from(await write(sampleBlocks)).equals(before)).toBe(true)
  })
})

import { readResume } from '@bespeak/domain/reading/read.ts'
import { describe, expect, it } from 'vitest'
import { readFile } from '../read-file.ts'
import { bullet, bulletList, type DocxParts, docxOf, paragraph, run, table } from '../testing/make-docx.ts'

async function read(parts: DocxParts | string) {
  const text = await readFile(docxOf(typeof parts === 'string' ? { body: parts } : parts))
  if (!text.ok) throw new Error(text.reason)
  return { ...text, fragments: text.source.fragments }
}

const textsOf = async (parts: DocxParts | string) => (await read(parts)).fragments.map((it) => it.text)

/** The texts of each line, from left to right. */
async function rowsOf(parts: DocxParts | string) {
  const rows = new Map<number, string[]>()
  for (const { y, text } of (await read(parts)).fragments) rows.set(y, [...(rows.get(y) ?? []), text])
  return [...rows].sort((a, b) => a[0] - b[0]).map(([, texts]) => texts)
}

describe('paragraphs', () => {
  it('stand one below the other, each in one piece', async () => {
    const { fragments } = await read(paragraph('Ada Example') + paragraph(run('Engi') + run('neer, ') + run('London')))
    expect(fragments.map((it) => it.text)).toEqual(['Ada Example', 'Engineer, London'])
    expect(fragments[1]?.y).toBeGreaterThan(fragments[0]?.y ?? 0)
  })

  it('are not taken for lines that were broken at the edge of a page, however alike in length', async () => {
    const lines = [
      'Managed the monthly close for three legal entities and shortened it by five days',
      'Prepared the audit schedules and answered the requests of the auditors in a day',
    ]
    const { source } = await read(
      [...['Ada Example', 'Experience', 'Engineer, Difference Works, 2019 – 2021'], ...lines]
        .map((it) => paragraph(it))
        .join(''),
    )
    const told = JSON.stringify(readResume(source).document)
    for (const line of lines) expect(told).toContain(JSON.stringify(line))
  })

  it('look as their runs and styles say', async () => {
    const styles =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      '<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:b/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Big"><w:basedOn w:val="Base"/><w:rPr><w:sz w:val="40"/></w:rPr></w:style>'
    const { fragments } = await read({
      styles,
      body:
        paragraph('Name', '<w:pStyle w:val="Big"/>') +
        paragraph(run('light', '<w:b w:val="0"/><w:i/>'), '<w:pStyle w:val="Base"/>'),
    })
    expect(fragments[0]).toMatchObject({ size: 20, bold: true })
    expect(fragments[1]).toMatchObject({ size: 11, italic: true })
    expect(fragments[1]?.bold).toBeUndefined()
  })

  it('are headings by the name or the outline of their style, in any language', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Eigen"><w:name w:val="Eigen"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>'
    const { fragments } = await read({
      styles,
      body:
        paragraph('Berufserfahrung', '<w:pStyle w:val="berschrift1"/>') +
        paragraph('Teil', '<w:pStyle w:val="Eigen"/>'),
    })
    expect(fragments.map((it) => it.headingLevel)).toEqual([1, 2])
  })

  it('are list items of a level, further in, the mark not in the text', async () => {
    const { fragments } = await read({
      numbering: bulletList,
      body: paragraph('Work') + bullet('Led') + bullet('Hired', 1),
    })
    expect(fragments.map((it) => [it.text, it.listLevel])).toEqual([
      ['Work', undefined],
      ['Led', 1],
      ['Hired', 2],
    ])
    expect(fragments.map((it) => it.x)).toEqual([0, 36, 72])
  })

  it('are cut at tabs into cells of a line, and at breaks into lines', async () => {
    const tabbed = paragraph('<w:r><w:t>Engineer</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>London</w:t></w:r>')
    expect(await rowsOf(tabbed)).toEqual([['Engineer', '2019'], ['London']])
    expect(await rowsOf(paragraph('Engineer\t2019'))).toEqual([['Engineer', '2019']])
  })

  it('leave out icons, and keep the bullets of symbol fonts', async () => {
    const icon = (text: string) => run(text, '<w:rFonts w:ascii="Wingdings"/>')
    expect(await textsOf(paragraph(icon('(') + run(' 555-0100')) + paragraph(icon('§') + run(' Led')))).toEqual([
      '555-0100',
      '▪ Led',
    ])
  })

  it('keep hyphens, symbols and ruby bases, and drop soft hyphens', async () => {
    const body = paragraph(
      '<w:r><w:t>co</w:t><w:softHyphen/><w:t>op</w:t><w:noBreakHyphen/><w:t>A </w:t><w:sym w:font="Symbol" w:char="F0B7"/>' +
        '<w:ruby><w:rt><w:r><w:t>x</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>y</w:t></w:r></w:rubyBase></w:ruby></w:r>',
    )
    expect(await textsOf(body)).toEqual(['coop-A•y'])
  })
})

describe('what wraps text', () => {
  it('is looked through: controls, tags, insertions, fields', async () => {
    const inner = (name: string) => `<w:${name}>${run(name)}</w:${name}>`
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DATE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
      `${run('May')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
    const body = paragraph(`<w:sdt><w:sdtContent>${run('sdt ')}</w:sdtContent></w:sdt>${inner('smartTag')}${field}`)
    expect(await textsOf(`<w:sdt><w:sdtContent>${body}</w:sdtContent></w:sdt>`)).toEqual(['sdt smartTagMay'])
  })

  it('hides what was deleted and shows what was inserted, and says so', async () => {
    const { fragments, notes } = await read(
      paragraph(
        `<w:ins>${run('new')}</w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:moveFrom>${run('x')}</w:moveFrom>`,
      ),
    )
    expect(fragments.map((it) => it.text)).toEqual(['new'])
    expect(notes.join()).toContain('tracked changes')
  })

  it('leads somewhere: links by relation and by field', async () => {
    const { fragments } = await read({
      links: { l1: 'https://linkedin.example.com/in/ada', l2: 'file:///etc/passwd' },
      body:
        paragraph(`<w:hyperlink r:id="l1">${run('LinkedIn')}</w:hyperlink>`) +
        paragraph(`<w:hyperlink r:id="l2">${run('Local')}</w:hyperlink>`) +
        paragraph(
          '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://ada.example.com"</w:instrText></w:r>' +
            `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Site')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
        ),
    })
    expect(fragments.map((it) => it.link)).toEqual([
      'https://linkedin.example.com/in/ada',
      undefined,
      'https://ada.example.com',
    ])
  })

  it('is written twice for old programs, and read once', async () => {
    const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`
    const drawn =
      `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${box('Skills')}</wps:txbx></w:drawing></mc:Choice>` +
      `<mc:Fallback><w:pict><v:textbox>${box('Skills')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
    expect(await textsOf(paragraph(drawn) + paragraph('SQL'))).toEqual(['Skills', 'SQL'])
  })
})

describe('what stands beside the text', () => {
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:footerReference w:type="default" r:id="f1"/></w:sectPr>'

  it('is read: headers first, footers and notes last, page numbers not at all', async () => {
    const page = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>'
    const texts = await textsOf({
      headers: { h1: paragraph('Ada Example') },
      footers: { f1: paragraph(run('Page ') + page) },
      footnotes: `<w:footnote>${paragraph('A remark')}</w:footnote>`,
      body: paragraph('Experience') + section,
    })
    expect(texts).toEqual(['Ada Example', 'Experience', 'Page', 'A remark'])
  })

  it('is a part of its own: a text box does not break the text it floats over', async () => {
    const box = `<w:r><w:drawing><wps:txbx><w:txbxContent>${paragraph('Skills')}${paragraph('SQL')}</w:txbxContent></wps:txbx></w:drawing></w:r>`
    const { fragments } = await read(
      paragraph('Experience in many places over the years') + paragraph(box + run('Engineer')) + paragraph('Analyst'),
    )
    expect(fragments.map((it) => it.text)).toEqual([
      'Experience in many places over the years',
      'Engineer',
      'Analyst',
      'Skills',
      'SQL',
    ])
    expect(new Set(fragments.map((it) => it.region)).size).toBe(2)
  })
})

describe('tables', () => {
  it('with dates in a cell beside the entry keep them on its first line', async () => {
    const rows = [
      [paragraph('2019 – 2021'), paragraph('Engineer') + paragraph('Difference Works') + paragraph('Built an engine.')],
      [paragraph('2015 – 2019'), paragraph('Analyst') + paragraph('Numbers Ltd')],
    ]
    expect(await rowsOf(table(rows))).toEqual([
      ['2019 – 2021', 'Engineer'],
      ['Difference Works'],
      ['Built an engine.'],
      ['2015 – 2019', 'Analyst'],
      ['Numbers Ltd'],
    ])
  })

  it('that are a page in columns are read column by column, each a part of its own', async () => {
    const rows = [
      [
        paragraph('Skills') + paragraph('SQL') + paragraph('Excel'),
        paragraph('Experience') + paragraph('Engineer, 2019 – 2021'),
      ],
    ]
    const { fragments } = await read(table(rows))
    expect(fragments.map((it) => it.text)).toEqual(['Skills', 'SQL', 'Excel', 'Experience', 'Engineer, 2019 – 2021'])
    expect(new Set(fragments.map((it) => it.region)).size).toBe(2)
  })

  it('with a section title beside its text put the title above it', async () => {
    const rows = [[paragraph('Education'), paragraph('BSc Mathematics') + paragraph('Open University')]]
    expect(await rowsOf(table(rows))).toEqual([['Education'], ['BSc Mathematics'], ['Open University']])
  })

  it('of single words stay rows', async () => {
    expect(await rowsOf(table([[paragraph('SQL'), paragraph('Excel')]]))).toEqual([['SQL', 'Excel']])
  })

  it('inside tables are read where they are', async () => {
    const inner = table([[paragraph('2019'), paragraph('Engineer')]])
    expect(await rowsOf(table([[paragraph('Experience') + inner]]))).toEqual([['Experience'], ['2019', 'Engineer']])
  })
})

describe('[C17] hidden text in a document', () => {
  const isHidden = async (properties: string, around = (it: string) => it) => {
    const { fragments } = await read(around(paragraph(run('Kubernetes', properties))))
    return fragments[0]?.hidden ?? false
  }

  it('is flagged when it is switched off, tiny, or white on paper', async () => {
    expect(await isHidden('<w:vanish/>')).toBe(true)
    expect(await isHidden('<w:sz w:val="2"/>')).toBe(true)
    expect(await isHidden('<w:color w:val="FFFFFF"/>')).toBe(true)
  })

  it('is not white text on a painted cell', async () => {
    const painted = (it: string) =>
      table([[it]]).replace('<w:tcPr/>', '<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>')
    expect(await isHidden('<w:color w:val="FFFFFF"/>', painted)).toBe(false)
    expect(await isHidden('<w:color w:val="808080"/>')).toBe(false)
    const behind = '<w:p><w:r><w:drawing><wp:anchor xmlns:wp="wp" behindDoc="1"/></w:drawing></w:r></w:p>'
    expect(await isHidden('<w:color w:val="FFFFFF"/>', (it) => it + behind)).toBe(false)
  })

  it('is kept apart from the words it stands among', async () => {
    const { fragments, notes } = await read(paragraph(run('Ada ') + run('Kubernetes', '<w:vanish/>')))
    expect(fragments.map((it) => [it.text, it.hidden ?? false])).toEqual([
      ['Ada', false],
      ['Kubernetes', true],
    ])
    expect(notes).toHaveLength(1)
  })
})

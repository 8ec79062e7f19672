import type { Fragment } from '@bespeak/domain/reading/source.ts'
import { describe, expect, it } from 'vitest'
import { readFile } from '../read-file.ts'
import { type PdfObject, pagesPdf, write } from '../testing/make-pdf.ts'

const filler = write('A line of plain words that is long enough to be read as text', 72, 60)

async function read(content: string, entries = '', more: PdfObject[] = []) {
  const text = await readFile(pagesPdf([{ content: `q ${content} Q ${filler}`, entries }], more))
  if (!text.ok) throw new Error(text.reason)
  return { ...text, fragments: text.source.fragments.filter((it) => !it.text.startsWith('A line of')) }
}

const fragmentsOf = async (content: string, entries = '', more: PdfObject[] = []) =>
  (await read(content, entries, more)).fragments
const textsOf = async (content: string) => (await fragmentsOf(content)).map((it) => it.text)
const find = (fragments: Fragment[], text: string) => fragments.find((it) => it.text === text)

describe('the places of PDF text', () => {
  it('are points from the top left of the page, with the size', async () => {
    const [name] = await fragmentsOf(write('Ada Example', 72, 720, '/B 20 Tf'))
    expect(name).toMatchObject({ text: 'Ada Example', page: 1, x: 72, y: 72, size: 20, bold: true })
    expect(name?.width).toBeCloseTo(125.6, 1)
  })

  it('follow matrices, forms of scale and line moves', async () => {
    const fragments = await fragmentsOf(
      'q 2 0 0 2 0 0 cm BT /F 5 Tf 14 TL 36 300 Td (Scaled) Tj T* (Below) Tj ET Q\nBT /I 10 Tf 1 0 0 1 72 500 Tm (Tilted) Tj ET\n',
    )
    expect(find(fragments, 'Scaled')).toMatchObject({ x: 72, y: 192, size: 10 })
    expect(find(fragments, 'Below')).toMatchObject({ x: 72, y: 220 })
    expect(find(fragments, 'Tilted')).toMatchObject({ x: 72, y: 292, italic: true })
  })

  it('are those of the page as it is read, turned by its own word or by the way it is written', async () => {
    const content = 'BT /F 10 Tf 0 1 -1 0 100 72 Tm (A page set sideways, with quite a few words) Tj ET'
    for (const [entries, turned] of [
      ['/Rotate 90', {}],
      ['', { turn: 270 }],
    ] as const) {
      const text = await readFile(pagesPdf([{ content, entries }]))
      expect(text.ok && text.source.fragments[0]).toMatchObject({ x: 72, y: 100, size: 10 })
      expect(text.ok && text.source.pages).toEqual([{ width: 792, height: 612, ...turned }])
    }
  })

  it('of a single turned line do not cover the page', async () => {
    const [turned] = await fragmentsOf('BT /F 10 Tf 0 1 -1 0 40 300 Tm (Curriculum) Tj ET\n')
    expect(turned).toMatchObject({ text: 'Curriculum', width: 10 })
  })
})

describe('the words of PDF text', () => {
  it('are put together from pieces, with blanks where there is room', async () => {
    expect(await textsOf('BT /F 10 Tf 72 700 Td [(Sen) 10 (ior) -330 (Engineer)] TJ ET\n')).toEqual(['Senior Engineer'])
    expect(await textsOf(write('Se', 72, 700) + write('nior', 84.2, 700))).toEqual(['Senior'])
  })

  it('are cut where a wide gap stands between two of them', async () => {
    expect(await textsOf(write('Engineer', 72, 700) + write('2019', 400, 700))).toEqual(['Engineer', '2019'])
  })

  it('stay whole when letters are spread for looks', async () => {
    expect(await textsOf('BT /B 12 Tf 4 Tc 72 700 Td (WORK EXPERIENCE) Tj ET\n')).toEqual(['WORK EXPERIENCE'])
    expect(await textsOf(write('E X P E R I E N C E', 72, 700))).toEqual(['EXPERIENCE'])
  })

  it('keep what is raised or lowered beside them', async () => {
    const raised = 'BT /F 10 Tf 72 700 Td (5) Tj /F 6 Tf 4 Ts (th) Tj /F 10 Tf 0 Ts ( Avenue) Tj ET\n'
    expect(await textsOf(raised)).toEqual(['5th Avenue'])
  })

  it('are said once when struck twice for weight', async () => {
    const [name] = await fragmentsOf(write('Ada', 72, 700) + write('Ada', 72.3, 700))
    expect(name).toMatchObject({ text: 'Ada', bold: true })
    expect(await textsOf(write('Ada', 72, 700) + write('Ada', 72.3, 700))).toHaveLength(1)
  })

  it('take an accent that is drawn over a letter', async () => {
    const drawn = 'BT /F 10 Tf 72 700 Td (M) Tj 9.5 0 Td (\\250) Tj -1.2 0 Td (uller) Tj ET\n'
    expect(await textsOf(drawn)).toEqual(['Müller'])
  })

  it('leave out the glyphs of icon fonts', async () => {
    expect(await textsOf(write('a', 72, 700, '/S 10 Tf') + write('555-0100', 90, 700))).toEqual(['555-0100'])
  })
})

describe('links', () => {
  const link = (url: string, box: string) => `<</Type/Annot/Subtype/Link/Rect[${box}]/A<</S/URI/URI(${url})>>>>`

  it('are put on the words they lie on, and a second one beside them', async () => {
    const fragments = await fragmentsOf(
      write('LinkedIn and GitHub', 72, 700),
      `/Annots[${link('https://linkedin.example.com/in/ada', '72 698 110 710')}${link('https://github.example.com/ada', '130 698 165 710')}]`,
    )
    expect(find(fragments, 'LinkedIn and GitHub')?.link).toBe('https://linkedin.example.com/in/ada')
    expect(fragments.map((it) => it.link)).toContain('https://github.example.com/ada')
  })

  it('[C5] are taken only when they lead to a page, an address or a telephone', async () => {
    const launch = '<</Type/Annot/Subtype/Link/Rect[72 698 110 710]/A<</S/Launch/F(evil.exe)>>>>'
    const script = link('javascript:app.alert\\(1\\)', '72 698 110 710')
    const fragments = await fragmentsOf(write('Click here', 72, 700), `/Annots[${launch}${script}]`)
    expect(fragments.some((it) => it.link !== undefined)).toBe(false)
  })
})

describe('[C17] hidden text', () => {
  const isHidden = async (content: string) => {
    const { fragments, notes } = await read(content)
    expect(notes.length > 0).toBe(fragments.some((it) => it.hidden))
    return find(fragments, 'Kubernetes')?.hidden ?? false
  }

  it('is flagged when it is white on paper, or of the colour of its ground', async () => {
    expect(await isHidden(`1 1 1 rg ${write('Kubernetes', 72, 700)}`)).toBe(true)
    expect(await isHidden(`0.2 0.2 0.4 rg 0 600 300 192 re f ${write('Kubernetes', 72, 700)}`)).toBe(true)
  })

  it('is flagged when it is tiny, unpainted or off the page', async () => {
    expect(await isHidden(write('Kubernetes', 72, 700, '/F 1 Tf'))).toBe(true)
    expect(await isHidden(`BT 3 Tr ET ${write('Kubernetes', 72, 700)} BT 0 Tr ET `)).toBe(true)
    expect(await isHidden(write('Kubernetes', -500, 700))).toBe(true)
  })

  it('is not white text on a dark side bar, nor on a picture', async () => {
    expect(await isHidden(`0.1 0.1 0.3 rg 0 600 300 192 re f 1 1 1 rg ${write('Kubernetes', 72, 700)}`)).toBe(false)
    expect(await isHidden(`q 300 0 0 192 0 600 cm /Photo Do Q 1 1 1 rg ${write('Kubernetes', 72, 700)}`)).toBe(false)
  })

  it('is not pale text, which can be read', async () => {
    expect(await isHidden(`0.85 g ${write('Kubernetes', 72, 700)}`)).toBe(false)
  })
})

describe('text that runs to the left', () => {
  it('is given in the order it is read in', async () => {
    const { readingOrder } = await import('./direction.ts')
    expect(readingOrder('םלוע םולש')).toBe('שלום עולם')
    expect(readingOrder('2021 – 2019 םלוע')).toBe('עולם 2021 – 2019')
    expect(readingOrder('(ABC) Ltd')).toBe('(ABC) Ltd')
  })
})

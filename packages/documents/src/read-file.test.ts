import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import * as bad from './testing/bad-files.ts'
import { docxOf, paragraph, table } from './testing/make-docx.ts'
import { pagesPdf, smallPdf, write } from './testing/make-pdf.ts'
import { zipOf } from './testing/make-zip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function reasonFor(file: Uint8Array) {
  const text = await readFile(file)
  return text.ok ? 'read' : text.reason
}

async function wordsIn(file: Uint8Array) {
  const text = await readFile(file)
  return text.ok ? text.source.fragments.map((it) => it.text).join('\n') : text.reason
}

describe('a file that is too much', () => {
  it('is refused by its size alone', async () => {
    expect(await readFile(new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({
      code: 'TOO_LARGE',
      reason: 'too-large',
    })
  })

  it('[C4] is refused for its pages, counted or claimed', async () => {
    expect(await readFile(bad.manyPages(200))).toMatchObject({ code: 'TOO_LARGE', reason: 'too-many-pages' })
    expect(await reasonFor(bad.manyPages(50))).toBe('read')
    expect(await reasonFor(bad.millionPages())).not.toBe('read')
    const breaks = paragraph('<w:r><w:t>x</w:t><w:br w:type="page"/></w:r>').repeat(60)
    expect(await reasonFor(docxOf({ body: breaks }))).toBe('too-many-pages')
  })

  it('[C1] is refused before it is unpacked', async () => {
    expect(await readFile(bad.zipBomb(5_000_000_000 % 2 ** 32))).toMatchObject({
      code: 'TOO_LARGE',
      reason: 'too-large-inside',
    })
    expect(await reasonFor(bad.lyingZipBomb())).toBe('too-large-inside')
    expect(await reasonFor(bad.nestedZip())).toBe('not-a-resume-file')
  })

  it('[C2] is refused for tags without end', async () => {
    const deep = '<w:sdt>'.repeat(100_000) + '</w:sdt>'.repeat(100_000)
    expect(await reasonFor(docxOf({ body: deep }))).toBe('too-large-inside')
    expect(await reasonFor(docxOf({ body: '<w:p/>'.repeat(700_000) }))).toBe('too-large-inside')
  })
})

describe('a file that is broken', () => {
  it('[C6] is refused when it is empty', async () => {
    expect(await readFile(new Uint8Array())).toMatchObject({ code: 'UNSUPPORTED_FILE', reason: 'empty' })
    expect(await reasonFor(pagesPdf([{ content: '' }]))).toBe('empty')
    expect(await reasonFor(docxOf({ body: paragraph('') }))).toBe('empty')
  })

  it('[C6] is read or refused when it is cut off, never more', async () => {
    for (const share of [0.02, 0.2, 0.5, 0.8, 0.95]) {
      expect(['read', 'damaged', 'empty']).toContain(await reasonFor(bad.truncated(share)))
    }
    const whole = docxOf({ body: paragraph('Ada Example') })
    for (const share of [0.1, 0.5, 0.99]) {
      expect(await reasonFor(whole.subarray(0, Math.floor(whole.length * share)))).toBe('damaged')
    }
  })

  it('[C4] is read where its table of places is wrong', async () => {
    expect(await wordsIn(bad.brokenTable())).toContain('Ada Example')
  })

  it('[C4] is refused where its pages go in a circle or its objects have no end', async () => {
    expect(await reasonFor(bad.cyclicPages())).toBe('damaged')
    expect(await reasonFor(bad.deepObjects())).toBe('damaged')
  })

  it('is read without its broken pages, and says so', async () => {
    const text = await readFile(bad.missingPage())
    expect(text.ok && text.notes).toEqual([expect.stringContaining('pages')])
    expect(text.ok && text.source.fragments.map((it) => it.text).join()).toContain('Some plain words')
  })

  it('is refused where its XML is not XML', async () => {
    const body = { name: 'word/document.xml', data: '<w:document><w:body><w:p>' }
    expect(await reasonFor(zipOf([body]))).toBe('damaged')
  })
})

describe('a file without text of its own', () => {
  it('[C6] is named as a scan', async () => {
    const text = await readFile(bad.scan())
    expect(text).toMatchObject({ ok: false, code: 'UNSUPPORTED_FILE', reason: 'scanned' })
    expect(!text.ok && text.message).toContain('picture of a resume')
  })

  it('[C6] is named as a scan also with a stamp on it', async () => {
    expect(await reasonFor(bad.scan(2_480, 3_508, write('Scanned by an app', 72, 20)))).toBe('scanned')
  })

  it('[C4] is named as a scan without looking at a picture of ten billion points', async () => {
    expect(await reasonFor(bad.scan(100_000, 100_000))).toBe('scanned')
  })

  it('is read by the words behind the picture, with a note', async () => {
    const text = await readFile(bad.recognisedScan())
    expect(text.ok && text.notes).toEqual([expect.stringContaining('scan')])
    expect(text.ok && text.source.fragments.some((it) => it.hidden)).toBe(false)
  })

  it('is refused where its letters stand for no characters', async () => {
    expect(await reasonFor(bad.codedText())).toBe('coded-text')
  })

  it('[C6] is named as protected', async () => {
    expect(await reasonFor(bad.encryptedPdf())).toBe('password')
    expect(await reasonFor(bad.oldWord('EncryptedPackage'))).toBe('password')
  })
})

describe('a file of another kind', () => {
  it('[C7] is known by its bytes: programs, pictures, web pages, other documents', async () => {
    expect(await reasonFor(bytes('MZ\x90\0\x03\0\0\0\x04\0'))).toBe('not-a-resume-file')
    expect(await reasonFor(bytes('GIF89a\0\0\0\0'))).toBe('picture')
    expect(await reasonFor(bytes('<!DOCTYPE html><html><body>Ada</body></html>'))).toBe('web-page')
    expect(await reasonFor(bytes('{\\rtf1\\ansi Ada}'))).toBe('other-document')
    expect(await reasonFor(bytes('<?xml version="1.0"?><w:wordDocument/>'))).toBe('other-document')
    expect(await reasonFor(bad.oldWord())).toBe('old-word')
    const odt = [{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' }]
    expect(await reasonFor(zipOf(odt))).toBe('other-document')
    expect(await reasonFor(zipOf([{ name: 'xl/workbook.xml', data: '<x/>' }]))).toBe('other-document')
    expect(await reasonFor(zipOf([{ name: 'notes.txt', data: 'x' }]))).toBe('not-a-resume-file')
  })

  it('[C7] [C16] is known however many comments stand before it', async () => {
    const comments = '<!-- -->'.repeat(120)
    expect(await reasonFor(bytes(`${comments}<html><body>Ada</body></html>`))).toBe('web-page')
    expect(await wordsIn(bytes(`${comments} Ada`))).toContain('Ada')
  })

  it('[C7] is refused when it carries macros, whatever it calls itself', async () => {
    const project = [{ name: 'word/vbaProject.bin', data: 'x' }]
    expect(await reasonFor(docxOf({ body: paragraph('Ada'), more: project }))).toBe('macro')
    const type = 'application/vnd.ms-word.document.macroEnabled.main+xml'
    expect(await reasonFor(docxOf({ body: paragraph('Ada'), type }))).toBe('macro')
  })

  it('[C7] is read as what it is when it is two things at once', async () => {
    const both = new Uint8Array([...bytes('<!-- <html> -->\n'), ...smallPdf()])
    expect(await readFile(both)).toMatchObject({ ok: true, kind: 'pdf' })
    const zipFirst = new Uint8Array([...docxOf({ body: paragraph('Ada') }), ...smallPdf()])
    expect(await readFile(zipFirst)).toMatchObject({ ok: true, kind: 'docx' })
  })

  it('has one sentence or two that say what to do', async () => {
    const refused = await Promise.all(
      [bad.scan(), bad.oldWord(), bad.cyclicPages(), new Uint8Array()].map((it) => readFile(it)),
    )
    for (const text of refused) expect(!text.ok && text.message).toMatch(/Please .*\.$/)
  })
})

describe('a file that wants to act', () => {
  it('[C2] gets no entity expanded', async () => {
    expect(await reasonFor(bad.entityBomb())).toBe('damaged')
    expect(await reasonFor(bad.externalEntity('file:///etc/passwd'))).toBe('damaged')
    expect(await reasonFor(bad.externalSubset('http://127.0.0.1:9/x.dtd'))).toBe('damaged')
  })

  it('[C5] is read for its words alone', async () => {
    expect(await wordsIn(bad.activePdf('http://127.0.0.1:9/'))).toContain('Some plain words')
  })

  it('[C3] may name its parts as it likes', async () => {
    expect(await wordsIn(bad.climbingNames())).toBe('Ada Example')
  })
})

describe('any bytes', () => {
  const damaged = (file: Uint8Array) =>
    fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }).map((changes) => {
      const copy = file.slice()
      for (const [at, value] of changes) copy[at] = value
      return copy
    })
  const beginning = (mark: string) =>
    fc.uint8Array({ maxLength: 500 }).map((rest) => new Uint8Array([...bytes(mark), ...rest]))

  it('[C4] [C6] [F30] are read or refused, never more', async () => {
    const files = fc.oneof(
      beginning(''),
      beginning('%PDF-1.7\n'),
      beginning('PK\x03\x04'),
      damaged(smallPdf()),
      damaged(docxOf({ body: paragraph('Ada Example') })),
    )
    await fc.assert(
      fc.asyncProperty(files, async (file) => {
        const text = await readFile(file)
        expect(text.ok ? text.source.fragments.length : text.message.length).toBeGreaterThan(0)
      }),
      { numRuns: 150 },
    )
  })
})

describe('an honest file', () => {
  it('is read, and says what kind it is', async () => {
    expect(await readFile(smallPdf())).toMatchObject({ ok: true, kind: 'pdf', notes: [] })
    expect(await readFile(docxOf({ body: paragraph('Ada') }))).toMatchObject({ ok: true, kind: 'docx', notes: [] })
    expect(await readFile(bytes('Ada'))).toMatchObject({ ok: true, kind: 'txt', notes: [] })
  })

  it('is the same text every time', async () => {
    const file = docxOf({ body: paragraph('Ada') + table([[paragraph('2019'), paragraph('Engineer')]]) })
    expect(await readFile(file)).toEqual(await readFile(file))
    expect(await readFile(smallPdf())).toEqual(await readFile(smallPdf()))
  })

  it('is left as it was given', async () => {
    const file = smallPdf()
    await readFile(file)
    expect(file).toEqual(smallPdf())
  })
})

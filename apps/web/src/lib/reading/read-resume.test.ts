import { encryptedPdf, oldWord, scan, truncated } from '@bespeak/documents/testing/bad-files.ts'
import { smallPdf } from '@bespeak/documents/testing/make-pdf.ts'
import { zipOf } from '@bespeak/documents/testing/make-zip.ts'
import { describe, expect, it, vi } from 'vitest'
import { readResumeFile, readResumeText } from './read-resume.ts'

vi.mock('./engine.ts', () => import('../../testing/reading-here.ts'))
vi.mock('@bespeak/documents/read-browser.ts', () => import('../../testing/reading-here.ts'))

const fileOf = (bytes: Uint8Array | string, name: string) => new File([new Uint8Array(Buffer.from(bytes))], name)

const jsonResume = JSON.stringify({ basics: { name: 'Ada Example' }, work: [{ name: 'Works', position: 'Engineer' }] })

const linkedIn = () =>
  zipOf([
    { name: 'Basic/Profile.csv', data: 'First Name,Last Name,Headline\nAda,Example,Engineer\n' },
    { name: 'Basic/Positions.csv', data: 'Company Name,Title,Started On\nWorks,Engineer,Mar 2021\n' },
    { name: 'Basic/messages.csv', data: 'FROM,TO\na secret,b\n' },
  ])

describe('a file that cannot be read is refused with what to do next', () => {
  it.each([
    ['an encrypted PDF', encryptedPdf(), /protected by a password.*save a copy without one/],
    ['a scanned PDF', scan(), /picture of a resume.*paste the text/],
    ['a damaged PDF', truncated(0.3), /damaged|cannot be opened|no text/],
    ['an old Word document', oldWord(), /old Word document.*\.docx or PDF/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), /picture.*PDF, DOCX or TXT/],
    ['an empty file', '', /no text.*paste/],
    ['JSON without a resume', '{"a":1}', /has no resume.*JSON Resume/],
    ["LinkedIn's export without a profile", zipOf([{ name: 'Profile.csv', data: 'First Name\n' }]), /has no profile/],
    ['a protected archive', zipOf([{ name: 'Profile.csv', data: 'x', encrypted: true }]), /protected by a password/],
  ])('%s', async (_, bytes, message) => {
    const outcome = await readResumeFile(fileOf(bytes, 'cv'))
    expect(outcome).toEqual({ ok: false, message: expect.stringMatching(message) })
  })

  it('more than 10 MB is not even opened', async () => {
    const file = fileOf('x', 'cv.pdf')
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 })
    const open = vi.spyOn(file, 'arrayBuffer')
    expect(await readResumeFile(file)).toMatchObject({ ok: false, message: expect.stringContaining('10 MB') })
    expect(open).not.toHaveBeenCalled()
  })

  it('a file that is gone from the disk', async () => {
    const file = fileOf('x', 'cv.pdf')
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new Error('gone'))
    expect(await readResumeFile(file)).toMatchObject({ ok: false, message: expect.stringContaining('choose it again') })
  })

  it('text without words', async () => {
    expect(await readResumeText(' \n ')).toMatchObject({ ok: false, message: expect.stringContaining('Paste') })
  })
})

describe('a resume is read here', () => {
  it('from a file, step by step, and says where each field stood', async () => {
    const steps: number[] = []
    const file = fileOf(smallPdf(), 'ada.pdf')
    const outcome = await readResumeFile(file, (step) => steps.push(step))
    expect(outcome).toMatchObject({
      ok: true,
      from: 'file',
      file,
      name: 'ada.pdf',
      document: { basics: { name: 'Ada Example', email: 'ada@example.com' } },
      facts: { kind: 'pdf', pages: 1 },
    })
    expect(steps).toEqual([1, 2, 3])
  })

  it('from pasted text', async () => {
    expect(await readResumeText('Ada Example\nada@example.com')).toMatchObject({
      from: 'text',
      file: null,
      source: 'Ada Example\nada@example.com',
      document: { basics: { email: 'ada@example.com' } },
    })
  })

  it.each([
    ['a JSON Resume file', () => readResumeFile(fileOf(jsonResume, 'ada.json')), 'json-resume'],
    ['a pasted JSON Resume', () => readResumeText(jsonResume), 'json-resume'],
    ["LinkedIn's data export", () => readResumeFile(fileOf(linkedIn(), 'export.zip')), 'linkedin'],
  ])('from %s, which is not kept as a file', async (_, read, from) => {
    const outcome = await read()
    expect(outcome).toMatchObject({ ok: true, from, file: null, document: { basics: { name: 'Ada Example' } } })
    expect(JSON.stringify(outcome)).not.toContain('secret')
  })
})

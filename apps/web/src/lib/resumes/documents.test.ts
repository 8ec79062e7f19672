import { describe, expect, it, vi } from 'vitest'
import { answerWith, data, refusal } from '../../testing/answers.ts'
import {
  downloadAttachment,
  downloadResumeMutation,
  downloadTailored,
  downloadTailoredMutation,
  openResumeDocument,
  resumeDocumentLink,
} from './documents.ts'
import { refused, startClient, variablesOf } from './testing/client.ts'

const link = (url: string) => data({ generateResumeDocument: { resumeId: 1, format: 'pdf', url } })
const attachment = (more: object = {}) =>
  data({
    downloadResumeAttachment: {
      filename: 'cv.pdf',
      contentType: 'application/pdf',
      contentBase64: 'JVBERg==',
      ...more,
    },
  })
const tailored = (more: object = {}) =>
  data({ generateTailoredResumeDocument: { filename: '', contentType: '', contentBase64: 'JVBERg==', ...more } })

/** What the browser is given to save. */
function savedFiles() {
  const saved: { name: string; type: string }[] = []
  const blobs: Blob[] = []
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: blobs.at(-1)?.type ?? '' })
  })
  return saved
}

describe('the link to a document', () => {
  it('needs a resume id', async () => {
    const server = answerWith(link('/x'))
    await expect(resumeDocumentLink(Number.NaN)).rejects.toThrow('Invalid resume id')
    expect(server).not.toHaveBeenCalled()
  })

  it('"No download URL returned" where there is none', async () => {
    answerWith(link(''))
    await expect(resumeDocumentLink(1)).rejects.toThrow('No download URL returned')
  })

  it('is for a PDF where nothing else is said; the id is sent as text', async () => {
    const server = answerWith(link('/x'))
    expect(await resumeDocumentLink(1)).toBe('/x')
    expect(variablesOf(server.mock.calls[0])).toEqual({ input: { resumeId: '1', format: 'pdf' } })
  })

  it('is opened in a new tab, which cannot reach back', async () => {
    const tab = { opener: {}, location: { href: '' }, close: vi.fn() }
    vi.stubGlobal('open', () => tab)
    answerWith(link('/x'))
    await openResumeDocument(1)
    expect(tab).toMatchObject({ opener: null, location: { href: '/x' } })
  })

  it('that is saved gets its tab with its address, and none where tabs are blocked', async () => {
    const tab = { opener: {} }
    const open = vi.fn<() => { opener: unknown } | null>(() => tab)
    vi.stubGlobal('open', open)
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
    answerWith(link('/x'))
    await openResumeDocument(1, 'docx')
    expect(open).toHaveBeenCalledExactlyOnceWith('/x', '_blank')
    expect(tab.opener).toBeNull()
    open.mockReturnValue(null)
    await openResumeDocument(1, 'docx')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/x')
  })

  it('leaves no empty tab behind where it fails', async () => {
    const tab = { close: vi.fn() }
    vi.stubGlobal('open', () => tab)
    answerWith(refusal('No.'))
    await expect(openResumeDocument(1)).rejects.toThrow()
    expect(tab.close).toHaveBeenCalled()
  })
})

describe('the original file', () => {
  it('needs a resume id', async () => {
    await expect(downloadAttachment(0)).rejects.toThrow('Invalid resume id')
  })

  it('"No content returned" where there is none', async () => {
    answerWith(attachment({ contentBase64: '' }))
    await expect(downloadAttachment(1)).rejects.toThrow('No content returned')
  })

  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['', 'attachment'],
  ])('named %j is saved as %s', async (filename, name) => {
    answerWith(attachment({ filename }))
    const saved = savedFiles()
    await downloadAttachment(1)
    expect(saved).toEqual([{ name, type: 'application/pdf' }])
  })
})

describe('a tailored resume as a document', () => {
  it('"No document content returned" where there is none', async () => {
    answerWith(tailored({ contentBase64: '' }))
    await expect(downloadTailored(1)).rejects.toThrow('No document content returned')
  })

  it.each([
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const)('as %s has a type and a name where the server gives none', async (format, type) => {
    const server = answerWith(tailored())
    const saved = savedFiles()
    await downloadTailored(1, format)
    expect(saved).toEqual([{ name: `tailored_resume.${format}`, type }])
    expect(variablesOf(server.mock.calls[0])).toEqual({ id: 1, format })
  })
})

describe('a download that fails', () => {
  it.each([
    ['The server says why.', 'The server says why.'],
    ['', 'Unable to generate document'],
  ])('(%j) is told by a toast', async (message, description) => {
    vi.stubGlobal('open', () => null)
    answerWith(refusal(message))
    const { client, toasts } = startClient()
    await refused(client, downloadResumeMutation(), { resumeId: 1, format: 'pdf' })
    await refused(client, downloadTailoredMutation(), { id: 1, format: 'pdf' })
    expect(toasts).toEqual(Array(2).fill({ title: 'Download failed', description, variant: 'destructive' }))
  })
})

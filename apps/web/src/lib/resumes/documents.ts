import { type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as texts from '../texts/resumes.ts'
import { downloadMutation, saveDocument } from './download.ts'
import { requireResumeId } from './resume-id.ts'

export type DocumentFormat = 'pdf' | 'docx' | 'txt' | 'json'

const linkOperation = resume(`
  mutation GenerateResumeDocument($input: ResumeDocumentInput!) {
    generateResumeDocument(input: $input) { resumeId format url }
  }
`)

type Layout = OperationVariables<typeof linkOperation>['input']['layout']

/** A link to the document, good for ten minutes. */
export async function resumeDocumentLink(resumeId: number, format: DocumentFormat = 'pdf', layout?: Layout) {
  const input = { resumeId: String(requireResumeId(resumeId)), format, ...(layout && { layout }) }
  const { generateResumeDocument } = await request(linkOperation, { input })
  if (!generateResumeDocument.url) throw new Error(texts.noUrlReturned)
  return generateResumeDocument.url
}

/**
 * Opens the document in a new tab. One for a page is opened at once, as some browsers would block it after an answer;
 * what is saved gets its tab with its address, so that the browser closes it again.
 */
export async function openResumeDocument(resumeId: number, format: DocumentFormat = 'pdf', layout?: Layout) {
  const waiting = format === 'pdf' ? window.open('', '_blank') : null
  try {
    const url = await resumeDocumentLink(resumeId, format, layout)
    const tab = waiting ?? window.open(url, '_blank')
    if (!tab) return window.location.assign(url)
    tab.opener = null
    if (waiting) waiting.location.href = url
  } catch (failure) {
    waiting?.close()
    throw failure
  }
}

const attachmentOperation = resume(`
  query DownloadResumeAttachment($id: Int!) {
    downloadResumeAttachment(id: $id) { filename contentType contentBase64 }
  }
`)

/** The original file, as it was uploaded. */
export async function downloadAttachment(resumeId: number) {
  const { downloadResumeAttachment: file } = await request(attachmentOperation, { id: requireResumeId(resumeId) })
  saveDocument(file, 'attachment', texts.noContentReturned)
}

interface WantedDocument {
  resumeId: number
  /** The original is the file as it was uploaded. */
  format: DocumentFormat | 'original'
}

export const downloadResumeMutation = () =>
  downloadMutation(({ resumeId, format }: WantedDocument) =>
    format === 'original' ? downloadAttachment(resumeId) : openResumeDocument(resumeId, format),
  )

const tailoredOperation = resume(`
  mutation GenerateTailoredResumeDocument($id: Int!, $format: String, $layout: LayoutInput) {
    generateTailoredResumeDocument(id: $id, format: $format, layout: $layout) { filename contentType contentBase64 }
  }
`)

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** In the look that is kept with it, or in the one on the screen. */
export async function downloadTailored(id: number, format: 'pdf' | 'docx' = 'pdf', layout?: Layout) {
  const wanted = { id, format, ...(layout && { layout }) }
  const { generateTailoredResumeDocument: file } = await request(tailoredOperation, wanted)
  saveDocument({ ...file, contentType: file.contentType || types[format] }, `tailored_resume.${format}`)
}

export const downloadTailoredMutation = () =>
  downloadMutation(({ id, format }: { id: number; format: 'pdf' | 'docx' }) => downloadTailored(id, format))

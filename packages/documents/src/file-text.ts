import type { SourceText } from '@bespeak/domain/reading/source.ts'

export type FileKind = 'pdf' | 'docx' | 'txt'

export type FileText = ReadFile | RefusedFile

export interface ReadFile {
  ok: true
  kind: FileKind
  source: SourceText
  /** Sentences for the person whose file it is: what was left out, or read with care. */
  notes: string[]
}

export interface RefusedFile {
  ok: false
  code: 'UNSUPPORTED_FILE' | 'TOO_LARGE' | 'RATE_LIMITED'
  reason: Reason
  /** One sentence or two: what is wrong, and what to do. */
  message: string
}

/** Tells an answer of a reader from anything else that may come out of its process. */
export const isFileText = (message: unknown): message is FileText =>
  typeof message === 'object' && message !== null && typeof Reflect.get(message, 'ok') === 'boolean'

const refusals = {
  empty: ['UNSUPPORTED_FILE', 'There is no text in this file. Please choose another file, or paste your resume.'],
  scanned: [
    'UNSUPPORTED_FILE',
    'This PDF is a picture of a resume, so there is no text to read. Please export it from the program it was written in, or paste the text.',
  ],
  'coded-text': [
    'UNSUPPORTED_FILE',
    'The letters in this PDF are stored in a way that cannot be read. Please export it again with its fonts, or paste the text.',
  ],
  password: [
    'UNSUPPORTED_FILE',
    'This file is protected by a password. Please save a copy without one, and choose that.',
  ],
  damaged: [
    'UNSUPPORTED_FILE',
    'This file is damaged and cannot be opened. Please save it again, and choose the new copy.',
  ],
  macro: ['UNSUPPORTED_FILE', 'This Word document contains macros. Please save it as .docx without macros, or as PDF.'],
  'old-word': ['UNSUPPORTED_FILE', 'This is an old Word document (.doc). Please save it as .docx or PDF.'],
  'other-document': ['UNSUPPORTED_FILE', 'This kind of document cannot be read. Please save it as PDF or .docx.'],
  picture: [
    'UNSUPPORTED_FILE',
    'This is a picture, so there is no text to read. Please choose a PDF, DOCX or TXT file, or paste the text.',
  ],
  'web-page': ['UNSUPPORTED_FILE', 'This is a web page. Please print it to PDF, or paste its text.'],
  'not-a-resume-file': ['UNSUPPORTED_FILE', 'This is not a PDF, DOCX or TXT file. Please choose one of these.'],
  'too-slow': [
    'UNSUPPORTED_FILE',
    'This file takes too long to read. Please save it again in a simpler form, or paste the text.',
  ],
  'too-complex': [
    'UNSUPPORTED_FILE',
    'This file is too complex to read. Please save it again in a simpler form, or paste the text.',
  ],
  'too-many-pages': ['TOO_LARGE', 'This file has more than 50 pages. Please choose one with your resume alone.'],
  'too-large': ['TOO_LARGE', 'This file is larger than 10 MB. Please choose a smaller one.'],
  'too-large-inside': [
    'TOO_LARGE',
    'This file holds far more than a resume. Please save your resume in a file of its own.',
  ],
  'own-waiting': ['RATE_LIMITED', 'Several of your files are still being read. Please wait for them, then try again.'],
  busy: ['RATE_LIMITED', 'Reading files takes longer than usual right now. Please try again in a moment.'],
} as const

export type Reason = keyof typeof refusals

export function refuse(reason: Reason): RefusedFile {
  const [code, message] = refusals[reason]
  return { ok: false, code, reason, message }
}

/** Thrown deep inside a file, caught where its reading began. */
export class Refusal extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

export const notes = {
  hidden: 'Some text in this file cannot be seen on its pages. It was read, and marked as hidden.',
  scanLayer: 'This PDF is a scan with recognized text behind it. Please check what was read.',
  changes: 'This document has tracked changes. It was read as if all of them were accepted.',
  brokenPages: 'Some pages of this file are damaged and were not read. Please check what is missing.',
  foreignPart: 'A part of this document is stored in another format and was not read.',
} as const

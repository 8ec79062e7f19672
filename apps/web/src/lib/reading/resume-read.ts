import type { AtsFile } from '@bespeak/domain/ats/index.ts'
import type { SourcePage } from '@bespeak/domain/reading/source.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import * as texts from '../texts/reading.ts'

/** Where each line of the source stands on the pages of its file, in points from the top left; `y` is under its letters. */
export interface Places {
  pages: SourcePage[]
  lines: { page: number; x: number; y: number; width: number; size: number }[]
}

/** A resume that was read here, in the browser. */
export interface ResumeRead {
  ok: true
  from: 'file' | 'text' | 'json-resume' | 'linkedin'
  document: ResumeDocument
  /** What was read, as one text; the document's origins point into it. */
  source: string
  /** Of a PDF alone; what an older release kept has none. */
  places?: Places | undefined
  /** The file, where it is one that the server keeps. */
  file: File | null
  /** What the file is called, or null for pasted text. */
  name: string | null
  facts: AtsFile | null
  /** Sentences for the person: what was left out, or read with care. */
  notes: string[]
}

export interface Refused {
  ok: false
  /** What is wrong, and what to do next. */
  message: string
}

export type ReadOutcome = ResumeRead | Refused

/** What is being done, in the order it is done. */
export const readingSteps = [texts.opening, texts.readingText, texts.findingDetails] as const
export type OnStep = (step: number) => void

export const refusal = (message: string): Refused => ({ ok: false, message })

export const mostBytes = 10 * 1024 * 1024

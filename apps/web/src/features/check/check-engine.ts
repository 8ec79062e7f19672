import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Fact, Source } from '@bespeak/domain/resume/sources.ts'
import type { CheckedText, ToCheck } from '../../lib/reading/check-text.ts'
import { engine } from '../../lib/reading/engine.ts'
import { readResumeFile, readResumeText } from '../../lib/reading/read-resume.ts'
import type { OnStep, ReadOutcome } from '../../lib/reading/resume-read.ts'

/** What the page asks to have done for it. Nothing of it leaves the device. */
export interface CheckEngine {
  readFile: (file: File, onStep: OnStep) => Promise<ReadOutcome>
  readText: (text: string) => Promise<ReadOutcome>
  linesOf: (document: ResumeDocument, facts: readonly Fact[]) => Promise<Source[]>
  check: (asked: ToCheck) => Promise<CheckedText>
}

/** In workers of this browser. */
export const browserEngine: CheckEngine = {
  readFile: readResumeFile,
  readText: readResumeText,
  linesOf: (document, facts) => engine('personLines', { document, facts }),
  check: (asked) => engine('checkText', asked),
}

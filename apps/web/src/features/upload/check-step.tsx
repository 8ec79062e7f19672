import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type ComponentType, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { ResumeRead } from '../../lib/reading/resume-read.ts'
import * as texts from './texts/page.ts'
import { type Checked, checkedOf, type Trial } from './trial.ts'
import type { Purpose } from './use-take-over.ts'

/** Where what was read is corrected and saved; the app hands it in. */
export type CheckRead = ComponentType<{
  read: ResumeRead
  title: string
  document: ResumeDocument
  words: { save: string; back: string; same: string }
  isKept: boolean
  onDocument: (document: ResumeDocument) => void
  onTitle: (title: string) => void
  onBack: () => void
  onSame: (resumeId: number) => void
  onSaved: (resumeId: number) => void
}>

const saveWords: Record<Purpose, string> = { tailor: texts.saveAndTailor, preview: texts.saveAndPreview }

type CheckStepProps = {
  resume: NonNullable<Trial['resume']>
  purpose: Purpose
  Check: CheckRead
  onChange: (part: Partial<Trial>) => void
  onSaved: (resumeId: number) => void
}

/** Nothing is saved that nobody has looked at. What is corrected is kept with the rest of what was put in. */
export function CheckStep({ resume, purpose, Check, onChange, onSaved }: CheckStepProps) {
  const navigate = useNavigate()
  const [isKept] = useState(resume.checked !== null)
  const checked = checkedOf(resume)
  const correct = (part: Partial<Checked>) => onChange({ resume: { ...resume, checked: { ...checked, ...part } } })
  return (
    <Check
      read={resume.read}
      {...checked}
      words={{ save: saveWords[purpose], back: texts.back, same: texts.useSame }}
      isKept={isKept}
      onDocument={(document) => correct({ document })}
      onTitle={(title) => correct({ title })}
      onBack={() => navigate(paths.upload())}
      onSame={onSaved}
      onSaved={onSaved}
    />
  )
}

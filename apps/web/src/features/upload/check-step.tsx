import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { ResumeRead } from '../../lib/reading/resume-read.ts'
import { resultInHand } from '../../lib/result-in-hand.ts'
import * as texts from './texts/page.ts'
import { type Checked, checkedOf, type Trial } from './trial.ts'
import type { Purpose } from './use-take-over.ts'

/** Where what was read is corrected and saved; the app hands it in, with a count of what is to be looked at. */
export interface Reviewing {
  Check: ComponentType<{
    read: ResumeRead
    title: string
    document: ResumeDocument
    words: { save: string; back: string; same: string }
    isKept: boolean
    /** Said to be right before: it is saved at once. */
    isReviewed?: boolean
    /** In place of saving. */
    onDone?: (() => void) | undefined
    onDocument: (document: ResumeDocument) => void
    onTitle: (title: string) => void
    onBack: () => void
    onSame?: ((resumeId: number) => void) | undefined
    onSaved: (resumeId: number) => void
  }>
  countToCheck: (read: ResumeRead, document: ResumeDocument) => Promise<number>
}

/** What it is looked at for: `read` saves nothing. */
export type CheckedFor = Purpose | 'read'

const saveWords: Record<CheckedFor, string> = {
  read: texts.done,
  tailor: texts.saveAndTailor,
  preview: texts.saveAndPreview,
}

type CheckStepProps = {
  resume: NonNullable<Trial['resume']>
  purpose: CheckedFor
  reviewing: Reviewing
  loading: ReactNode
  onChange: (part: Partial<Trial>) => void
  onSaved: (purpose: Purpose, resumeId: number) => void
}

/** Nothing is saved that nobody has looked at. What is corrected is kept with the rest of what was put in. */
export function CheckStep({ resume, purpose, reviewing, loading, onChange, onSaved }: CheckStepProps) {
  const navigate = useNavigate()
  const { Check } = reviewing
  const isClear = useIsClear(resume, purpose, reviewing)
  const [isKept] = useState(resume.checked !== null && !resume.isReviewed)
  const checked = checkedOf(resume)
  const correct = (part: Partial<Checked>) => onChange({ resume: { ...resume, checked: { ...checked, ...part } } })
  const back = () => navigate(paths.upload(), { replace: purpose === 'read' })
  const done = () => {
    onChange({ resume: { ...resume, isReviewed: true } })
    void back()
  }
  // The visitor, who saves nothing, has no resume that could be the same.
  const isOnlyRead = purpose === 'read'
  const saved = isOnlyRead ? undefined : (id: number) => onSaved(purpose, id)
  if (isClear === null) return loading
  return (
    <Check
      read={resume.read}
      {...checked}
      words={{ save: saveWords[purpose], back: texts.back, same: texts.useSame }}
      isKept={isKept}
      isReviewed={!isOnlyRead && (resume.isReviewed || isClear)}
      onDone={isOnlyRead ? done : undefined}
      onDocument={(document) => correct({ document })}
      onTitle={(title) => correct({ title })}
      onBack={() => void back()}
      onSame={saved}
      onSaved={saved ?? (() => undefined)}
    />
  )
}

/**
 * Whether a person who saw the tailored page before they registered goes straight on into it: nothing is in doubt. Null
 * while that is counted; counted once, or correcting the last doubt would save the resume under their hands.
 */
function useIsClear(resume: CheckStepProps['resume'], purpose: CheckedFor, { countToCheck }: Reviewing) {
  const [isClear, setIsClear] = useState<boolean | null>(() =>
    purpose === 'tailor' && !resume.isReviewed && resultInHand.read() !== null ? null : false,
  )
  const [{ read }] = useState(resume)
  const [{ document }] = useState(() => checkedOf(resume))
  useEffect(() => {
    if (isClear !== null) return
    let isWanted = true
    const settle = (clear: boolean) => isWanted && setIsClear(clear)
    countToCheck(read, document).then(
      (count) => settle(count === 0),
      () => settle(false),
    )
    return () => {
      isWanted = false
    }
  }, [isClear, read, document, countToCheck])
  return isClear
}

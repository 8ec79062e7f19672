import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Stitches } from '../../ui/progress.tsx'
import styles from './create-resume.module.css'
import type { Saving } from './use-save.ts'

type SaveActionsProps = { saving: Saving; label?: string; onSave: () => void; children?: ReactNode }

export function SaveActions({ saving, label = 'Save resume', onSave, children }: SaveActionsProps) {
  return (
    <>
      {children}
      <Button busy={saving.isSaving} onClick={onSave}>
        {label}
      </Button>
    </>
  )
}

/** How far the file has gone out, or what kept it from being saved; and of a draft that it is one. */
export function SaveProgress({ saving: { isSaving, sent, problem }, isKept }: { saving: Saving; isKept: boolean }) {
  if (isSaving && sent !== null) return <Sending sent={sent} />
  if (isSaving) return null
  if (problem === null) return isKept ? <KeptNote /> : null
  return (
    <Note tone="danger" role="alert" className={styles.problem}>
      {problem}
    </Note>
  )
}

function KeptNote() {
  return <Note className={styles.problem}>This is your draft from before, as you left it. It is not saved yet.</Note>
}

function Sending({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100)
  const text = percent < 100 ? 'Sending your file.' : 'Your file has arrived. Saving the resume.'
  return <Stitches className={styles.problem} label="Saving" step={Math.max(1, percent)} of={100} text={text} />
}

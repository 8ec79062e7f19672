import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Stitches } from '../../ui/progress.tsx'
import styles from './create-resume.module.css'
import * as texts from './texts.tsx'
import type { Saving } from './use-save.ts'

type SaveActionsProps = { saving: Saving; onSave: () => void; children?: ReactNode }

export function SaveActions({ saving, onSave, children }: SaveActionsProps) {
  return (
    <>
      {children}
      <Button busy={saving.isSaving} onClick={onSave}>
        {texts.save}
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
  return <Note className={styles.problem}>{texts.draft}</Note>
}

function Sending({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100)
  const text = percent < 100 ? texts.sending : texts.sent
  return <Stitches className={styles.problem} label={texts.saving} step={Math.max(1, percent)} of={100} text={text} />
}

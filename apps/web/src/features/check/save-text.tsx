import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './check.module.css'
import type { CheckEngine } from './check-engine.ts'
import { SaveLetterDialog } from './save-letter-dialog.tsx'
import { SaveVersion } from './save-version.tsx'
import * as texts from './texts/save.tsx'

export interface SaveTextProps {
  text: string
  /** In one line; null once it can be saved. */
  whyNot: string | null
  /** The saved resume that it was checked against. */
  resume: { id: number; name: string } | null
  readText: CheckEngine['readText']
}

/** Keeps a text that was checked in the account: as a letter, or as a version of the resume. */
export function SaveText({ text, whyNot, resume, readText }: SaveTextProps) {
  // With the text as it was when it was pressed.
  const [saving, setSaving] = useState<{ as: 'letter' | 'version'; text: string } | null>(null)
  const close = () => setSaving(null)
  return (
    <>
      {whyNot === null ? (
        <>
          <Button variant="line" onClick={() => setSaving({ as: 'letter', text })}>
            {texts.asLetter}
          </Button>
          {resume && (
            <Button variant="line" onClick={() => setSaving({ as: 'version', text })}>
              {texts.asVersion}
            </Button>
          )}
        </>
      ) : (
        <span className={styles.whyNot}>{whyNot}</span>
      )}
      {saving?.as === 'letter' && <SaveLetterDialog text={saving.text} onClose={close} />}
      {saving?.as === 'version' && resume && (
        <SaveVersion text={saving.text} resume={resume} readText={readText} onClose={close} />
      )}
    </>
  )
}

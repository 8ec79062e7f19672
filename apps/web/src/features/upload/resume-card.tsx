import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useState } from 'react'
import { type ResumeRead, readingSteps } from '../../lib/reading/resume-read.ts'
import { useReading } from '../../lib/reading/use-reading.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Note } from '../../ui/note.tsx'
import { Stitches } from '../../ui/progress.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Mine } from '../../ui/words.tsx'
import { SavedResumes } from './saved-resumes.tsx'
import { checkedOf, type Trial } from './trial.ts'
import styles from './upload.module.css'

type ResumeCardProps = { trial: Trial; onChange: (part: Partial<Trial>) => void }

/** Drop, choose or paste a resume; signed in, also one that is saved. */
export function ResumeCard({ trial, onChange }: ResumeCardProps) {
  const { resume } = trial
  return (
    <Card title="Your resume">
      {resume ? (
        <Chosen read={resume.read} document={checkedOf(resume).document} onAnother={() => onChange({ resume: null })} />
      ) : (
        <Choice trial={trial} onChange={onChange} />
      )}
    </Card>
  )
}

function Choice({ trial: { pasted }, onChange }: ResumeCardProps) {
  const { user } = useAuth()
  const [chosenWay, setWay] = useState<string | null>(null)
  // What was pasted before may be found only after this is shown.
  const way = chosenWay ?? (pasted === '' ? 'file' : 'text')
  const take = (read: ResumeRead, id: number | null = null) => onChange({ resume: { read, id, checked: null } })
  const { step, problem, readFile, readText } = useReading(take)
  const ways = [
    { value: 'file', label: 'Upload' },
    { value: 'text', label: 'Paste' },
    ...(user ? [{ value: 'saved', label: 'Saved' }] : []),
  ]
  return (
    <div className={styles.stack}>
      <Segments label="How to add your resume" value={way} onValueChange={setWay} items={ways} />
      {problem !== null && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      {step !== null && (
        <Stitches
          label={`Reading ${step.name}`}
          step={step.step}
          of={readingSteps.length}
          text={readingSteps[step.step - 1] ?? ''}
        />
      )}
      {way === 'file' && (
        <FileDrop
          label="Choose a file"
          hint="PDF, DOCX or TXT, 10 MB at most"
          accept=".pdf,.docx,.txt,.json,.zip"
          disabled={step !== null}
          onFile={readFile}
        />
      )}
      {way === 'text' && (
        <form
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault()
            readText(pasted)
          }}
        >
          <TextAreaField
            label="Your resume as text"
            rows={12}
            value={pasted}
            onChange={(event) => {
              // Emptied, it is still what one types in.
              setWay('text')
              onChange({ pasted: event.target.value })
            }}
          />
          <div>
            <Button type="submit" variant="line" busy={step !== null} disabled={pasted.trim() === ''}>
              Use this text
            </Button>
          </div>
        </form>
      )}
      {way === 'saved' && <SavedResumes onRead={take} />}
    </div>
  )
}

type ChosenProps = { read: ResumeRead; document: ResumeDocument; onAnother: () => void }

function Chosen({ read, document: { basics, sections }, onAnother }: ChosenProps) {
  const who = [basics.name, basics.label].filter(Boolean).join(', ')
  const entries = sections.reduce((count, section) => count + section.entries.length, 0)
  return (
    <div className={styles.stack}>
      <div className={styles.chosen}>
        <div>
          <p className={styles.fileName}>{read.name ?? 'Pasted text'}</p>
          <p className={styles.facts}>
            {who !== '' && <Mine>{who}</Mine>}
            {sections.length === 1 ? '1 section' : `${sections.length} sections`},{' '}
            {entries === 1 ? '1 entry' : `${entries} entries`}
          </p>
        </div>
        <Button variant="line" size="sm" onClick={onAnother}>
          Choose another
        </Button>
      </div>
      {read.notes.map((note) => (
        <Note key={note} tone="warn">
          {note}
        </Note>
      ))}
    </div>
  )
}

import type { Entry, ResumeDocument, Section } from '@bespeak/domain/resume/document.ts'
import { type ReactNode, useState } from 'react'
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
import type { Reviewing } from './check-step.tsx'
import { ReviewRow } from './review-row.tsx'
import { SavedResumes } from './saved-resumes.tsx'
import * as texts from './texts/page.ts'
import { checkedOf, type Trial } from './trial.ts'
import styles from './upload.module.css'

/** The form of a pasted resume. */
export const pastedForm = 'pasted-resume'

type ChoiceProps = { trial: Trial; onChange: (part: Partial<Trial>) => void }
type ResumeCardProps = ChoiceProps & Pick<Reviewing, 'countToCheck'>

/** Drop, choose or paste a resume; signed in, also one that is saved. */
export function ResumeCard({ trial, onChange, countToCheck }: ResumeCardProps) {
  const { resume } = trial
  return (
    <Card title={texts.resume}>
      {resume ? (
        <Chosen read={resume.read} document={checkedOf(resume).document} onAnother={() => onChange({ resume: null })}>
          {/* What is saved was looked at before. */}
          {resume.id === null && <ReviewRow resume={resume} countToCheck={countToCheck} onChange={onChange} />}
        </Chosen>
      ) : (
        <Choice trial={trial} onChange={onChange} />
      )}
    </Card>
  )
}

function Choice({ trial: { pasted }, onChange }: ChoiceProps) {
  const { user } = useAuth()
  const [chosenWay, setWay] = useState<string | null>(null)
  // What was pasted before may be found only after this is shown.
  const way = chosenWay ?? (pasted === '' ? 'file' : 'text')
  const take = (read: ResumeRead, id: number | null = null) =>
    onChange({ resume: { read, id, checked: null, isReviewed: false } })
  const { step, problem, readFile, readText } = useReading(take)
  const ways = [
    { value: 'file', label: texts.upload },
    { value: 'text', label: texts.paste },
    ...(user ? [{ value: 'saved', label: texts.saved }] : []),
  ]
  return (
    <div className={styles.stack}>
      <Segments label={texts.ways} value={way} onValueChange={setWay} items={ways} />
      {problem !== null && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      {step !== null && (
        <Stitches
          label={texts.reading(step.name)}
          step={step.step}
          of={readingSteps.length}
          text={readingSteps[step.step - 1] ?? ''}
        />
      )}
      {way === 'file' && (
        <FileDrop
          label={texts.chooseFile}
          hint={texts.files}
          accept=".pdf,.docx,.txt,.json,.zip"
          disabled={step !== null}
          onFile={readFile}
        />
      )}
      {/* Always there: it is sent from below as well, where the score is waited for. */}
      <form
        id={pastedForm}
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          readText(pasted)
        }}
      >
        {way === 'text' && (
          <>
            <TextAreaField
              label={texts.pasteHere}
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
                {texts.useText}
              </Button>
            </div>
          </>
        )}
      </form>
      {way === 'saved' && <SavedResumes onRead={take} />}
    </div>
  )
}

type ChosenProps = { read: ResumeRead; document: ResumeDocument; onAnother: () => void; children: ReactNode }

function Chosen({ read, document: { basics, sections }, onAnother, children }: ChosenProps) {
  const who = [basics.name, basics.label].filter(Boolean).join(', ')
  return (
    <div className={styles.stack}>
      <div className={styles.chosen}>
        <div>
          <p className={styles.fileName}>{read.name ?? texts.pasted}</p>
          <p className={styles.facts}>
            {who !== '' && <Mine>{who}</Mine>}
            {texts.counts(countsIn(sections))}
          </p>
        </div>
        <Button variant="line" size="sm" onClick={onAnother}>
          {texts.chooseAnother}
        </Button>
      </div>
      {read.notes.map((note) => (
        <Note key={note} tone="warn">
          {note}
        </Note>
      ))}
      {children}
    </div>
  )
}

function countsIn(sections: readonly Section[]) {
  const entries = sections.flatMap((section) => section.entries)
  const sumOf = (count: (entry: Entry) => number) => entries.reduce((sum, entry) => sum + count(entry), 0)
  return {
    jobs: sumOf((entry) => (entry.type === 'employment' ? entry.roles.length : 0)),
    degrees: sumOf((entry) => (entry.type === 'study' ? 1 : 0)),
    skills: sumOf((entry) => (entry.type === 'skills' ? entry.keywords.length : 0)),
  }
}

import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useEffect, useRef } from 'react'
import type { ResumeRead } from '../../../lib/reading/resume-read.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Page } from '../../../ui/page.tsx'
import { takeLostFocus } from '../../../ui/take-lost-focus.ts'
import { DocumentForm } from '../form/document-form.tsx'
import { FormContext, MarksContext } from '../form/form-context.ts'
import { useDocumentForm } from '../form/use-document-form.ts'
import { RemovedNote } from '../removed-note.tsx'
import { SaveActions, SaveProgress } from '../save-actions.tsx'
import { TitleField } from '../title-field.tsx'
import type { Saving } from '../use-save.ts'
import styles from './review.module.css'
import { SameFileNote } from './same-file-note.tsx'
import { SourcePane } from './source-pane.tsx'
import { Summary } from './summary.tsx'
import { UnplacedCard } from './unplaced-card.tsx'
import { useSourceMarks } from './use-marks.ts'

interface ReviewWords {
  save: string
  back: string
  /** Instead of saving the same file a second time; within a sentence. */
  same: string
}

export type ReviewProps = {
  words: ReviewWords
  read: ResumeRead
  document: ResumeDocument
  title: string
  saving: Saving
  /** Whether it is a draft from an earlier visit. */
  isKept: boolean
  onDocument: (document: ResumeDocument) => void
  onTitle: (title: string) => void
  onBack: () => void
  /** The resume that was made of the same file before is wanted instead. */
  onSame: (resumeId: number) => void
}

/** The source on the left, what was found in it on the right; on a phone the fields come first. */
export function Review({ read, document: first, title, words, saving, isKept, ...on }: ReviewProps) {
  const { document, tools, removed, takeBack } = useDocumentForm(first, on.onDocument)
  const place = useRef<HTMLDivElement>(null)
  // What was pressed to come here is gone.
  useEffect(() => takeLostFocus(place.current?.querySelector('h1') ?? null), [])
  const found = useSourceMarks(read.source, document)
  const save = () => saving.save({ title, document, file: read.file })
  return (
    <FormContext value={tools}>
      <MarksContext value={found.marks}>
        <div ref={place}>
          <Page
            title="Check what we read"
            lead={<Lead read={read} lines={found.lines.length} unplaced={document.unplaced.length} />}
            actions={
              <SaveActions saving={saving} label={words.save} onSave={save}>
                <Button variant="line" onClick={on.onBack}>
                  {words.back}
                </Button>
              </SaveActions>
            }
          >
            <SaveProgress saving={saving} isKept={isKept} />
            <SameFileNote file={read.file} useLabel={words.same} onUse={on.onSame} />
            {read.notes.map((note) => (
              <Note key={note} tone="warn" className={styles.note}>
                {note}
              </Note>
            ))}
            {read.from === 'file' || read.from === 'text' ? (
              <Summary
                sure={found.sure}
                doubtful={found.doubtful.length}
                unplaced={document.unplaced.length}
                onNext={found.goToNext}
              />
            ) : (
              <Note className={styles.note}>
                Every field was taken over as it stands, so nothing had to be guessed. Change what you like.
              </Note>
            )}
            <RemovedNote words={removed} onTakeBack={takeBack} />
            <div className={styles.review}>
              <SourcePane
                lines={found.lines}
                states={found.states}
                origin={found.origin}
                onLine={([field]) => field !== undefined && found.goTo(field)}
              />
              <div className={styles.fields}>
                <TitleField value={title} onValue={on.onTitle} error={saving.titleProblem} />
                <DocumentForm document={document} />
                <UnplacedCard document={document} />
                <div className={styles.end}>
                  <SaveActions saving={saving} label={words.save} onSave={save} />
                </div>
              </div>
            </div>
          </Page>
        </div>
      </MarksContext>
    </FormContext>
  )
}

type LeadProps = { read: ResumeRead; lines: number; unplaced: number }

function Lead({ read, lines, unplaced }: LeadProps) {
  const pages = read.facts?.pages
  const size = [
    pages !== undefined && (pages === 1 ? '1 page' : `${pages} pages`),
    lines === 1 ? '1 line' : `${lines} lines`,
  ].filter(Boolean)
  return (
    <>
      <b>{read.name ?? 'Your text'}</b>, {size.join(', ')}. Nothing is lost
      {unplaced === 0
        ? '.'
        : unplaced === 1
          ? ': 1 line is still without a place.'
          : `: ${unplaced} lines are still without a place.`}
    </>
  )
}

import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { ResumeRead } from '../../../lib/reading/resume-read.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Note } from '../../../ui/note.tsx'
import { Page } from '../../../ui/page.tsx'
import { takeLostFocus } from '../../../ui/take-lost-focus.ts'
import { fieldsIn } from '../form/fields.ts'
import { FormContext, MarksContext } from '../form/form-context.ts'
import { useDocumentForm } from '../form/use-document-form.ts'
import { RemovedNote } from '../removed-note.tsx'
import { SaveProgress } from '../save-actions.tsx'
import * as texts from '../texts.tsx'
import { TitleField } from '../title-field.tsx'
import type { Saving } from '../use-save.ts'
import { brokenValues, withMarks } from './broken-values.ts'
import styles from './check.module.css'
import { DoubtCard } from './doubt-card.tsx'
import { LookedAt } from './looked-at.tsx'
import { SameFileNote } from './same-file-note.tsx'
import { sourceLines } from './source-lines.ts'
import { SourceSide } from './source-side.tsx'
import { SureCard } from './sure-card.tsx'
import { UnplacedCard } from './unplaced-card.tsx'
import { after, type Item, useCheck } from './use-check.ts'
import { focusCard, useKeys } from './use-keys.ts'
import { goToField, useSourceMarks } from './use-marks.ts'

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
  /** The way back, above the title. */
  backLink?: ReactNode
  /** Whether it is a draft from an earlier visit. */
  isKept: boolean
  onDocument: (document: ResumeDocument) => void
  onTitle: (title: string) => void
  onBack: () => void
  /** The resume that was made of the same file before is wanted instead; left out where nothing is saved. */
  onSame?: ((resumeId: number) => void) | undefined
}

/** What was given on the left, what is not sure of it on the right, then the rest; on a phone the doubts come first. */
export function Review({ read, document: first, title, words, saving, isKept, backLink, ...on }: ReviewProps) {
  const lines = useMemo(() => sourceLines(read.source), [read.source])
  const broken = useMemo(() => brokenValues(lines, read.document), [lines, read.document])
  const [marked] = useState(() => withMarks(first, read.document, broken))
  const { document, tools, removed, takeBack } = useDocumentForm(marked, on.onDocument)
  const found = useSourceMarks(read.source, lines, document)
  const check = useCheck({ read, lines, broken, document, tools })
  const { items, open } = check
  const place = useRef<HTMLDivElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const focusSave = () => saveButton.current?.focus()
  // What was pressed to come here is gone.
  useEffect(() => takeLostFocus(place.current?.querySelector('h1') ?? null), [])
  useKeys(place, check, focusSave)
  const save = () => saving.save({ title, document, file: read.file })

  function goOn(key: string | null) {
    if (key === null) return focusSave()
    check.take(key)
    focusCard(key)
  }

  const saveProps = {
    busy: saving.isSaving,
    variant: open.length > 0 ? ('line' as const) : ('primary' as const),
    onClick: save,
  }
  return (
    <FormContext value={tools}>
      <MarksContext value={found.marks}>
        <div ref={place} className={styles.place}>
          <Page
            title={texts.checkTitle}
            back={backLink}
            lead={<Lead read={read} lines={lines.length} items={items} />}
            actions={
              <>
                <Button variant="quiet" onClick={on.onBack}>
                  {words.back}
                </Button>
                <Button {...saveProps}>{words.save}</Button>
              </>
            }
          >
            <SaveProgress saving={saving} isKept={isKept} />
            {on.onSame && <SameFileNote file={read.file} useLabel={words.same} onUse={on.onSame} />}
            {read.notes.map((note) => (
              <Note key={note} tone="warn" className={styles.note}>
                {note}
              </Note>
            ))}
            {read.from !== 'file' && read.from !== 'text' && <Note className={styles.note}>{texts.copied}</Note>}
            <RemovedNote words={removed} onTakeBack={takeBack} />
            <div className={classNames(styles.sides, items.length === 0 && styles.isClear)}>
              <SourceSide
                read={read}
                isFolded={items.length === 0}
                lines={lines}
                states={found.states}
                spots={items}
                spotInHand={check.inHand?.key ?? null}
                origin={found.origin}
                onLine={([field]) => field !== undefined && goTo(field)}
                onSpot={goOn}
              />
              <section className={styles.side} aria-label={texts.whatWeRead}>
                <LookedAt
                  looked={items.length - open.length}
                  of={items.length}
                  canAccept={open.some(({ doubt }) => doubt !== null)}
                  onAcceptAll={() => {
                    check.acceptAll()
                    goOn(open.find(({ doubt }) => doubt === null)?.key ?? null)
                  }}
                />
                <ol className={styles.cards} onFocus={found.letGo}>
                  {items.map((item) =>
                    item.doubt ? (
                      <DoubtCard
                        key={item.key}
                        {...{ item, check, document, lines }}
                        doubt={item.doubt}
                        onAccept={() => goOn(check.accept(item))}
                      />
                    ) : (
                      <UnplacedCard
                        key={item.key}
                        {...{ item, check, document }}
                        line={item.line}
                        onPlaced={() => goOn(after(items, item.key))}
                      />
                    ),
                  )}
                </ol>
                <SureCard document={document} fields={sureFields(document, open)} />
                <TitleField value={title} onValue={on.onTitle} error={saving.titleProblem} />
                <div className={styles.end}>
                  <Button ref={saveButton} {...saveProps}>
                    {words.save}
                  </Button>
                </div>
              </section>
            </div>
          </Page>
        </div>
      </MarksContext>
    </FormContext>
  )

  /** What is to be looked at has its card; the rest stands in the folded sections. */
  function goTo(field: string) {
    const item = items.find(({ key, doubt, isLooked }) => !isLooked && (key === field || doubt?.fields.includes(field)))
    if (item) goOn(item.key)
    else goToField(field)
  }
}

function sureFields(document: ResumeDocument, open: readonly Item[]): number {
  const unsure = new Set(open.flatMap(({ doubt }) => doubt?.fields ?? []))
  return fieldsIn(document).filter(({ name, value }) => value !== '' && !unsure.has(name)).length
}

type LeadProps = { read: ResumeRead; lines: number; items: readonly Item[] }

function Lead({ read, lines, items }: LeadProps) {
  const open = items.filter(({ isLooked }) => !isLooked)
  const unplaced = open.filter(({ isUnplaced }) => isUnplaced).length
  return texts.readLead(
    <b>{read.name ?? texts.yourText}</b>,
    texts.sourceSize(read.facts?.pages, lines),
    texts.toCheck(open.length - unplaced, unplaced),
  )
}

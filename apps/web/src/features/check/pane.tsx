import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { readingSteps } from '../../lib/reading/resume-read.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Note } from '../../ui/note.tsx'
import { Stitches } from '../../ui/progress.tsx'
import styles from './check.module.css'
import * as texts from './texts/page.ts'
import type { Reading } from './use-reader.ts'
import type { ReadResume } from './work.ts'

type PaneProps = {
  name: string
  label: string
  placeholder: string
  fileLabel: string
  value: string
  /** What stands in the place of a text: a file, or a saved resume. */
  chosen: (ReadResume & { name: string }) | null
  error: string | undefined
  reading: Reading | null
  actions?: ReactNode
  onText: (text: string) => void
  onFile: (file: File) => void
  onAnother?: () => void
  children?: ReactNode
}

/** A text: pasted, dropped or from a file. */
export function Pane({ name, label, value, chosen, error, reading, actions, onText, children, ...rest }: PaneProps) {
  const id = useId()
  const { isOver, ...drop } = useDrop(rest.onFile)
  return (
    <div className={classNames(styles.pane, isOver && styles.over)} {...drop}>
      <div className={styles.paneHead}>
        <label htmlFor={id}>{label}</label>
        {actions}
        <FileButton label={rest.fileLabel} onFile={rest.onFile} />
      </div>
      {chosen ? (
        <Chosen {...chosen} onAnother={rest.onAnother} />
      ) : (
        <textarea
          id={id}
          name={name}
          className={styles.area}
          placeholder={rest.placeholder}
          value={value}
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onText(event.target.value)}
        />
      )}
      {reading?.name != null && (
        <Stitches
          label={texts.reading(reading.name)}
          step={reading.step}
          of={readingSteps.length}
          text={readingSteps[reading.step - 1] ?? ''}
        />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      setIsOver(false)
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      onFile(file)
    },
  }
}

function FileButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="line" size="sm" aria-label={label} onClick={() => input.current?.click()}>
        {texts.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".pdf,.docx,.txt,.json,.zip"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file again is a new choice.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

function Chosen({ name, lines, notes, onAnother }: ReadResume & { name: string; onAnother: (() => void) | undefined }) {
  return (
    <div className={styles.chosen}>
      <FileUp size={20} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <p className={styles.fileName}>{name}</p>
        <p className={styles.small}>{texts.linesRead(lines.length)}</p>
      </div>
      <Button variant="line" size="sm" onClick={onAnother}>
        {texts.chooseAnother}
      </Button>
      {notes.map((note) => (
        <Note key={note} tone="warn" className={styles.wide}>
          {note}
        </Note>
      ))}
    </div>
  )
}

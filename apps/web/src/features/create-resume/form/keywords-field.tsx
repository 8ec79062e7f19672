import type { Line } from '@bespeak/domain/resume/document.ts'
import { splitText } from '@bespeak/domain/text/split.ts'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { pressedKey } from '../../../ui/pressed-key.ts'
import * as texts from '../texts.tsx'
import { blankLine, type Change } from './document-edits.ts'
import styles from './form.module.css'
import { inputId, useFormTools, useMarks } from './form-context.ts'

type KeywordsFieldProps = {
  label: string
  keywords: readonly Line[]
  put: (keywords: Line[]) => Change
}

/** Names side by side. Enter or a comma adds one; a press on one corrects it. */
export function KeywordsField({ label, keywords, put }: KeywordsFieldProps) {
  const id = useId()
  const { edit, remove, newIds } = useFormTools()
  const [typed, setTyped] = useState('')
  const [inHand, setInHand] = useState<string | null>(null)

  function add(text: string) {
    const newId = newIds()
    const names = splitText(text, /[,;\n]/g).map((name) => name.trim())
    const added = names.filter((name) => name !== '').map((name) => blankLine(newId, name))
    if (added.length > 0) edit(put([...keywords, ...added]))
    setTyped('')
  }

  function type(text: string) {
    if (/[,;\n]/.test(text)) add(text)
    else setTyped(text)
  }

  function withKeys(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Enter' || typed.trim() === '') return
    event.preventDefault()
    add(typed)
  }

  return (
    <div className={styles.wide}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.chips}>
        {keywords.map((line, at) => (
          <Chip
            key={line.id}
            line={line}
            isInHand={inHand === line.id}
            onTake={() => setInHand(line.id)}
            onDone={(text) => {
              setInHand(null)
              const changed = text.trim() === '' ? [] : [{ ...line, text: text.trim() }]
              edit(put(keywords.toSpliced(at, 1, ...changed)), line.id)
            }}
            onRemove={() => remove(put(keywords.toSpliced(at, 1)), texts.keywordRemoved(line.text))}
          />
        ))}
        <input
          id={id}
          className={styles.chipInput}
          placeholder={texts.addKeyword}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={withKeys}
          onBlur={() => add(typed)}
        />
      </div>
    </div>
  )
}

type ChipProps = {
  line: Line
  isInHand: boolean
  onTake: () => void
  onDone: (text: string) => void
  onRemove: () => void
}

function Chip({ line, isInHand, onTake, onDone, onRemove }: ChipProps) {
  const marks = useMarks()
  const isDoubtful = marks?.of(line.id)?.isUncertain ?? false
  if (isInHand) return <ChipEditor text={line.text} onDone={onDone} />
  return (
    <span className={classNames(styles.chip, isDoubtful && styles.doubtful)}>
      <button
        type="button"
        id={inputId(line.id)}
        className={styles.chipText}
        title={texts.correct(line.text)}
        onFocus={() => marks?.show(line.id)}
        onClick={onTake}
      >
        {line.text}
      </button>
      <button type="button" className={styles.chipRemove} aria-label={texts.remove(line.text)} onClick={onRemove}>
        <X size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </span>
  )
}

function ChipEditor({ text, onDone }: { text: string; onDone: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  return (
    <input
      className={styles.chipInput}
      aria-label={texts.correct(text)}
      // The press on the chip was the wish to write in it.
      ref={(input) => input?.focus()}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => onDone(typed)}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Enter') onDone(typed)
        if (pressedKey(event) === 'Escape') onDone(text)
      }}
    />
  )
}

import type { Line } from '@bespeak/domain/resume/document.ts'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { pressedKey } from '../../../ui/pressed-key.ts'
import { TextButton } from '../../../ui/text-link.tsx'
import * as texts from '../texts.tsx'
import { blankLine, type Change, moved, sure } from './document-edits.ts'
import styles from './form.module.css'
import { inputId, useFormTools, useMarks } from './form-context.ts'
import { MarkNote } from './form-field.tsx'

type LinesFieldProps = {
  /** What the lines are: `Lines of Data Analyst`. */
  label: string
  lines: readonly Line[]
  /** The change of the document that puts these lines in place of the others. */
  put: (lines: Line[]) => Change
  /** Running text rather than points. */
  paragraphs?: boolean
  addLabel?: string
  placeholder?: string
}

/** Lines, each in a box of its own. Enter begins the next one, Alt with an arrow moves one, Backspace takes out an empty one. */
export function LinesField({
  label,
  lines,
  put,
  paragraphs = false,
  addLabel = texts.addLine,
  placeholder,
}: LinesFieldProps) {
  const { edit, remove, newIds } = useFormTools()
  const focusNext = useFocusNext()

  function insertAfter(at: number) {
    const line = { ...blankLine(newIds()), ...(paragraphs && { paragraph: true }) }
    edit(put(lines.toSpliced(at + 1, 0, line)))
    focusNext(line.id)
  }

  function takeOut(at: number) {
    const line = lines[at]
    if (!line) return
    const change = put(lines.toSpliced(at, 1))
    if (line.text.trim() === '') edit(change)
    else remove(change, texts.lineRemoved)
    focusNext((lines[at - 1] ?? lines[at + 1])?.id)
  }

  function move(at: number, by: number) {
    edit(put(moved(lines, at, by)))
    focusNext(lines[at]?.id)
  }

  return (
    <div className={styles.wide}>
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label={label}>
          {lines.map((line, at) => (
            <LineRow
              key={line.id}
              line={line}
              name={texts.lineAt(at + 1)}
              placeholder={lines.length === 1 ? placeholder : undefined}
              onText={(text) => edit(put(lines.toSpliced(at, 1, { ...line, text })), line.id)}
              onRight={() => edit(sure(line.id))}
              onEnter={() => insertAfter(at)}
              onRemove={() => takeOut(at)}
              onMove={(by) => move(at, by)}
              isFirst={at === 0}
              isLast={at === lines.length - 1}
            />
          ))}
        </ul>
      )}
      <Button variant="quiet" size="sm" onClick={() => insertAfter(lines.length - 1)}>
        <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
        {addLabel}
      </Button>
    </div>
  )
}

type LineRowProps = {
  line: Line
  name: string
  placeholder: string | undefined
  onText: (text: string) => void
  onRight: () => void
  onEnter: () => void
  onRemove: () => void
  onMove: (by: number) => void
  isFirst: boolean
  isLast: boolean
}

function LineRow({
  line,
  name,
  placeholder,
  onText,
  onRight,
  onEnter,
  onRemove,
  onMove,
  isFirst,
  isLast,
}: LineRowProps) {
  const marks = useMarks()
  const isDoubtful = marks?.of(line.id)?.isUncertain ?? false

  function withKeys(event: KeyboardEvent) {
    const act = actionOf(event, line.text === '')
    if (act === null) return
    event.preventDefault()
    if (act === 'enter') onEnter()
    else if (act === 'remove') onRemove()
    else onMove(act)
  }

  return (
    <li className={classNames(styles.line, isDoubtful && styles.doubtful)}>
      <textarea
        id={inputId(line.id)}
        className={styles.lineText}
        rows={Math.max(placeholder ? 2 : 1, Math.ceil(line.text.length / 64))}
        aria-label={name}
        placeholder={placeholder}
        value={line.text}
        onChange={(event) => onText(event.target.value.replaceAll('\n', ' '))}
        onFocus={() => marks?.show(line.id)}
        onKeyDown={withKeys}
      />
      {isDoubtful && (
        <span className={styles.doubt}>
          <MarkNote field={line.id} />
          <TextButton className={styles.ref} onClick={onRight}>
            {texts.isRight}
          </TextButton>
        </span>
      )}
      <span className={styles.lineTools}>
        <IconButton label={texts.moveUp(name)} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowUp size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.moveDown(name)} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.remove(name)} onClick={onRemove}>
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
}

function actionOf(event: KeyboardEvent, isEmpty: boolean): 'enter' | 'remove' | -1 | 1 | null {
  const key = pressedKey(event)
  if (key === 'Enter') return 'enter'
  if (key === 'Backspace' && isEmpty) return 'remove'
  if (event.altKey && key === 'ArrowUp') return -1
  if (event.altKey && key === 'ArrowDown') return 1
  return null
}

/** Puts the cursor into a line once it stands in the page. */
function useFocusNext() {
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (next.current === null) return
    document.getElementById(inputId(next.current))?.focus()
    next.current = null
  })
  return (lineId: string | undefined) => {
    next.current = lineId ?? null
  }
}

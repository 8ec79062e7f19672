import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { TextField } from '../field.tsx'
import { longestAnswer } from '../gap-answer.tsx'
import * as texts from '../texts/requirements.ts'
import styles from './correct-row.module.css'
import type { Correction } from './correction.ts'
import { LineChoice } from './line-choice.tsx'

type ShowLineProps = {
  /** Those to choose from. */
  lines: readonly string[]
  correction: Correction
  onClose: () => void
}

/** Which line shows it: one that is there, or one that the person writes. */
export function ShowLine({ lines, correction, onClose }: ShowLineProps) {
  const { correct, isPending, sent, line, setLine } = correction
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('button, input')?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (line.trim() !== '' && !isPending) void correct('shown', line.trim())
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form ref={form} className={styles.lines} onSubmit={send} onKeyDown={leave}>
      <LineChoice label={texts.nearestLines} lines={lines} correction={correction} />
      <TextField
        label={lines.length > 0 ? texts.orWriteLine : texts.writeLine}
        value={line}
        maxLength={longestAnswer}
        disabled={isPending}
        onChange={(event) => setLine(event.target.value)}
      />
      <p className={styles.ways}>
        <Button
          type="submit"
          variant="line"
          size="sm"
          disabled={line.trim() === '' || isPending}
          busy={sent?.line === line.trim() && line.trim() !== ''}
        >
          {texts.addLine}
        </Button>
        <Button variant="quiet" size="sm" disabled={isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  )
}

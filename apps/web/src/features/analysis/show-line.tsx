import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { longestAnswer } from '../../ui/gap-answer.tsx'
import { Mine } from '../../ui/words.tsx'
import styles from './correct-row.module.css'
import type { Row } from './ledger-groups.ts'
import * as texts from './texts.tsx'
import type { Correct } from './use-correction.ts'

const mostLines = 3

/** The lines that the engine has for a row, nearest first. */
const nearestTo = ({ evidence }: Row): string[] => [...new Set(evidence)].slice(0, mostLines)

type ShowLineProps = { row: Row; correction: Correct; onClose: () => void }

/** Which line shows it: one that is there, or one that the person writes. */
export function ShowLine({ row, correction: { correct, isPending, sent }, onClose }: ShowLineProps) {
  const [line, setLine] = useKept(`line_for ${row.id}`, '')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('button, input')?.focus(), [])
  const lines = nearestTo(row)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (line.trim() !== '' && !isPending) void correct('shown', line.trim())
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form ref={form} className={styles.lines} onSubmit={send} onKeyDown={leave}>
      {lines.length > 0 && <p>{texts.nearestLines}</p>}
      {lines.map((it) => (
        <div key={it} className={styles.line}>
          <Mine>{it}</Mine>
          <Button
            variant="line"
            size="sm"
            disabled={isPending}
            busy={sent?.line === it}
            aria-label={texts.ofRow(texts.lineShows, it)}
            onClick={() => void correct('shown', it)}
          >
            {texts.lineShows}
          </Button>
        </div>
      ))}
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

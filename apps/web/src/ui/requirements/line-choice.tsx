import { Button } from '../button.tsx'
import * as texts from '../texts/requirements.ts'
import { Mine } from '../words.tsx'
import styles from './correct-row.module.css'
import type { Correction } from './correction.ts'

type LineChoiceProps = { label: string; lines: readonly string[]; correction: Correction }

/** The person's nearest lines, each shown by one press to be the one. */
export function LineChoice({ label, lines, correction: { correct, isPending, sent } }: LineChoiceProps) {
  if (lines.length === 0) return null
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {lines.map((line) => (
        <div key={line} className={styles.line}>
          <Mine>{line}</Mine>
          <Button
            variant="line"
            size="sm"
            disabled={isPending}
            busy={sent?.line === line}
            aria-label={texts.ofRow(texts.lineShows, line)}
            onClick={() => void correct('shown', line)}
          >
            {texts.lineShows}
          </Button>
        </div>
      ))}
    </fieldset>
  )
}

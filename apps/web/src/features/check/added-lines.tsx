import { dayWords } from '../../lib/days.ts'
import { Button } from '../../ui/button.tsx'
import styles from './check.module.css'
import * as texts from './texts/page.ts'
import type { OwnLine } from './work.ts'

/** It counts for the next text as well: out of sight, nobody would know why a sentence there is theirs. */
export function AddedLines({ own, onRemove }: { own: readonly OwnLine[]; onRemove: (line: OwnLine) => void }) {
  if (own.length === 0) return null
  return (
    <section className={styles.added}>
      <h2>{texts.added}</h2>
      <p className={styles.small}>{texts.addedCounts}</p>
      <ul aria-label={texts.added}>
        {own.map((line) => (
          <li key={line.id}>
            <div>
              <p className={styles.quote}>{texts.quoted(line.statement)}</p>
              <p className={styles.small}>{ownWords(line)}</p>
            </div>
            <Button
              variant="quiet"
              size="sm"
              aria-label={texts.removeAdded(line.statement)}
              onClick={() => onRemove(line)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When it was stated. */
export const ownWords = ({ isYes, on }: OwnLine): string => (isYes ? texts.yesOn : texts.addedOn)(dayWords(on))

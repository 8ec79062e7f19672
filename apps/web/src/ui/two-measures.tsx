import { roundedScore, shownCeiling, targetScores } from '@bespeak/domain/match/verdict.ts'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Tape } from './tape.tsx'
import * as texts from './texts/tape.ts'
import styles from './two-measures.module.css'

type Brought = { score: number; before?: number | null; ceiling: number | null; words: ReactNode }
/** Null where it cannot be said how much stands on the page. */
type ShownOnPage = { score: number; before?: number | null; words: ReactNode }

type TwoMeasuresProps = { brings: Brought; shows: ShownOnPage | null; size?: 'report' | 'tailor'; className?: string }

/** What a person brings, and how much of it the page shows: two figures, never added. */
export function TwoMeasures({ brings, shows, size = 'tailor', className }: TwoMeasuresProps) {
  return (
    <div className={classNames(styles.measures, className)}>
      <Measure name={texts.youBring} size={size} {...brings} />
      {shows && <Measure name={texts.pageShows} size="tailor" ceiling={null} {...shows} />}
    </div>
  )
}

type MeasureProps = Brought & { name: string; size: 'report' | 'tailor' }

function Measure({ name, score: exact, before: exactBefore = null, ceiling, words, size }: MeasureProps) {
  const score = roundedScore(exact)
  const before = exactBefore === null ? score : roundedScore(exactBefore)
  return (
    <div className={styles.measure}>
      <div className={styles.figures}>
        <p className={styles.name}>{name}</p>
        <p className={styles.figure}>
          {before !== score && (
            <>
              <span className={styles.was}>{before}</span>
              <ArrowRight size={16} strokeWidth={1.5} aria-label={texts.becomes} />
            </>
          )}
          <b>{score}</b> <span className={styles.of}>{texts.outOf}</span>
        </p>
      </div>
      <Tape
        name={name}
        score={score}
        before={before === score ? undefined : before}
        ceiling={shownCeiling(exact, ceiling)}
        target={targetScores}
        size={size}
      />
      <div className={styles.words}>{words}</div>
    </div>
  )
}

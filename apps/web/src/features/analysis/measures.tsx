import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { MiniTape } from '../../ui/tape.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './analysis.module.css'
import { Radar } from './radar.tsx'
import * as texts from './texts.tsx'
import { subScores } from './words.ts'

export interface Measure {
  name: string
  label: string
  /** Null where the ad does not ask for it. */
  score: number | null
}

export const measuresOf = (analysis: Analysis): Measure[] =>
  subScores.map(({ name, label, field }) => {
    const isAssessed = analysis.weights.find(({ subScore }) => subScore === name)?.assessed ?? false
    return { name, label, score: isAssessed ? roundedScore(analysis[field]) : null }
  })

export function Measures({ analysis }: { analysis: Analysis }) {
  const measures = measuresOf(analysis)
  if (measures.every(({ score }) => score === null)) return null
  return (
    <FoldCard id="measures" title={texts.fiveMeasures} summary={measures.map(({ label }) => label).join(', ')}>
      <div className={styles.measures}>
        <Radar measures={measures} />
        <table className={styles.bars}>
          <caption>
            <VisuallyHidden>{texts.fiveMeasures}</VisuallyHidden>
          </caption>
          <tbody>
            {measures.map(({ name, label, score }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{score === null ? <span className={styles.quiet}>{texts.notScored}</span> : <b>{score}</b>}</td>
                <td className={styles.bar}>
                  {score !== null && <MiniTape score={score} label={texts.outOf100(score)} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FoldCard>
  )
}

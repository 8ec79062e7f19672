import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { MiniTape } from '../../ui/tape.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './analysis.module.css'
import { Radar } from './radar.tsx'
import * as texts from './texts.tsx'
import { points, subScores } from './words.ts'

export interface Measure {
  name: string
  label: string
  /** Null where the advertisement does not ask for it. */
  score: number | null
  share: string
}

export function measuresOf(analysis: Analysis): Measure[] {
  return subScores.map(({ name, label, field }) => {
    const rows = analysis.ledger.filter(({ subScore }) => subScore === name)
    const isAssessed = analysis.weights.find(({ subScore }) => subScore === name)?.assessed ?? rows.length > 0
    return {
      name,
      label,
      score: isAssessed ? roundedScore(analysis[field]) : null,
      share: isAssessed ? shareOf(rows) : texts.notAskedInAd,
    }
  })
}

/** Traits and values are told, and bring no points. */
function shareOf(rows: Analysis['ledger']): string {
  const sum = (of: 'points' | 'maxPoints') => rows.reduce((total, row) => total + row[of], 0)
  return sum('maxPoints') === 0 ? texts.notWeighed : texts.pointsShare(points(sum('points')), points(sum('maxPoints')))
}

export function Measures({ analysis }: { analysis: Analysis }) {
  const measures = measuresOf(analysis)
  return (
    <FoldCard
      id="measures"
      title={texts.fiveMeasures}
      className={styles.wide}
      actions={
        <TextLink to="#how" reloadDocument>
          {texts.howWeighed}
        </TextLink>
      }
    >
      <div className={styles.measures}>
        <Radar measures={measures} />
        <table className={styles.bars}>
          <caption>
            <VisuallyHidden>{texts.theFiveMeasures}</VisuallyHidden>
          </caption>
          <tbody>
            {measures.map(({ name, label, score, share }) => (
              <tr key={name}>
                <th scope="row">
                  {label} <span className={styles.share}>{share}</span>
                </th>
                <td>{score === null ? <span className={styles.quiet}>{texts.notAssessed}</span> : <b>{score}</b>}</td>
                <td className={styles.bar}>
                  {score !== null && <MiniTape score={score} label={texts.outOf100(score)} />}
                </td>
              </tr>
            ))}
            <tr className={styles.inAll}>
              <th scope="row">
                {texts.pointsInAll} <span className={styles.share}>{texts.outOf100(points(analysis.matchScore))}</span>
              </th>
              <td>
                <b>{roundedScore(analysis.matchScore)}</b>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </FoldCard>
  )
}

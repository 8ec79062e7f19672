import type { Analysis } from '../../lib/resumes/analyses.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'

/** Each from the two texts, and saying from what. */
export function Culture({ analysis }: { analysis: Analysis }) {
  const entries = [
    [texts.communication, analysis.communicationStyle],
    [texts.leadership, analysis.leadershipStyle],
    [texts.teamwork, analysis.teamworkOrientation],
    [texts.traits, analysis.personalityTraits.join(' ')],
    [texts.values, analysis.culturalValues.join(' ')],
    [texts.fitWithCulture, analysis.culturalFitAnalysis],
    [texts.bothTell, analysis.behavioralInsights],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (entries.length === 0) return null
  return (
    <FoldCard id="culture" title={texts.culture} summary={entries[0]?.[1]}>
      <dl className={styles.culture}>
        {entries.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </FoldCard>
  )
}

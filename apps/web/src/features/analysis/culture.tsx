import type { Analysis } from '../../lib/resumes/analyses.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import styles from './analysis.module.css'

/** Each from the two texts, and saying from what. */
export function Culture({ analysis }: { analysis: Analysis }) {
  const entries = [
    ['How you communicate', analysis.communicationStyle],
    ['How you lead', analysis.leadershipStyle],
    ['How you work with others', analysis.teamworkOrientation],
    ['Traits the ad asks for', analysis.personalityTraits.join(' ')],
    ['Values the ad names', analysis.culturalValues.join(' ')],
    ['Fit with the culture', analysis.culturalFitAnalysis],
    ['What both tell of', analysis.behavioralInsights],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (entries.length === 0) return null
  return (
    <FoldCard id="culture" title="Communication and culture">
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

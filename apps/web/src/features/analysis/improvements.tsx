import type { Analysis } from '../../lib/resumes/analyses.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { Mine } from '../../ui/words.tsx'
import styles from './analysis.module.css'

export function Highlights({ analysis }: { analysis: Analysis }) {
  return (
    <FoldCard id="highlights" title="What to highlight">
      {analysis.recommendedHighlights.length === 0 && (
        <p className={styles.quiet}>No line of yours answers this ad directly yet.</p>
      )}
      <ul className={styles.lines}>
        {analysis.recommendedHighlights.map((line) => (
          <li key={line}>
            <Mine>{line}</Mine>
          </li>
        ))}
      </ul>
      <dl className={styles.skills}>
        <dt>Strong skills</dt>
        <dd>{analysis.strongSkills.join(', ') || 'None shown yet'}</dd>
        <dt>Missing skills</dt>
        <dd>{analysis.missingSkills.join(', ') || 'None'}</dd>
      </dl>
    </FoldCard>
  )
}

export function Improvements({ analysis }: { analysis: Analysis }) {
  const sections = [...new Set(analysis.improvements.map(({ section }) => section))]
  return (
    <FoldCard id="improvements" title="Improvements by section">
      {sections.length === 0 && <p className={styles.quiet}>Nothing to improve for this job.</p>}
      {sections.map((section) => (
        <section key={section} className={styles.section}>
          <h3>{section}</h3>
          <ul className={styles.lines}>
            {analysis.improvements
              .filter((it) => it.section === section)
              .map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
          </ul>
        </section>
      ))}
    </FoldCard>
  )
}

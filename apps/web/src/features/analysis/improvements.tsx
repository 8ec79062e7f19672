import type { Analysis } from '../../lib/resumes/analyses.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { Mine } from '../../ui/words.tsx'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'

export function Highlights({ analysis }: { analysis: Analysis }) {
  return (
    <FoldCard id="highlights" title={texts.highlights} summary={texts.lineCount(analysis.recommendedHighlights.length)}>
      {analysis.recommendedHighlights.length === 0 && <p className={styles.quiet}>{texts.nothingToHighlight}</p>}
      <ul className={styles.lines}>
        {analysis.recommendedHighlights.map((line) => (
          <li key={line}>
            <Mine>{line}</Mine>
          </li>
        ))}
      </ul>
      <dl className={styles.skills}>
        <dt>{texts.strongSkills}</dt>
        <dd>{analysis.strongSkills.join(', ') || texts.noneShown}</dd>
        <dt>{texts.missingSkills}</dt>
        <dd>{analysis.missingSkills.join(', ') || texts.none}</dd>
      </dl>
    </FoldCard>
  )
}

export function Improvements({ analysis }: { analysis: Analysis }) {
  const sections = [...new Set(analysis.improvements.map(({ section }) => section))]
  return (
    <FoldCard
      id="improvements"
      title={texts.improvements}
      summary={texts.improvementCount(analysis.improvements.length)}
    >
      {sections.length === 0 && <p className={styles.quiet}>{texts.nothingToImprove}</p>}
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

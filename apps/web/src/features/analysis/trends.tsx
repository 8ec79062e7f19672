import { paths } from '../../lib/paths.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'

export function Trends({ trends }: Pick<Analysis, 'trends'>) {
  return (
    <FoldCard id="trends" title={texts.trends} summary={trends[0]?.trend ?? texts.tooFewJobs}>
      {trends.length === 0 ? (
        <p className={styles.quiet}>
          {texts.noTrends} <TextLink to={paths.jobs()}>{texts.saveJobs}</TextLink>
        </p>
      ) : (
        <>
          <p className={styles.quiet}>{texts.trendsLead}</p>
          <ul className={styles.lines}>
            {trends.map(({ trend, summary }) => (
              <li key={trend}>
                <b>{trend}</b>. {summary}
              </li>
            ))}
          </ul>
        </>
      )}
    </FoldCard>
  )
}

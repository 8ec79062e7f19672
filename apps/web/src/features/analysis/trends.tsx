import { paths } from '../../lib/paths.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './analysis.module.css'

export function Trends({ trends }: Pick<Analysis, 'trends'>) {
  return (
    <FoldCard id="trends" title="Trends in your saved jobs">
      {trends.length === 0 ? (
        <p className={styles.quiet}>
          Counted over your own saved jobs only. With three or more of a kind, what they have in common is shown here.{' '}
          <TextLink to={paths.jobs()}>Save jobs</TextLink>
        </p>
      ) : (
        <>
          <p className={styles.quiet}>Counted over your own saved jobs, nothing else.</p>
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

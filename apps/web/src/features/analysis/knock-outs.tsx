import { knockOut } from '@bespeak/domain/match/weights.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { AdWords, Mine } from '../../ui/words.tsx'
import styles from './analysis.module.css'

const words: Record<string, { label: string; tone: 'fit' | 'warn' | 'danger' }> = {
  met: { label: 'Met', tone: 'fit' },
  partly: { label: 'Partly met', tone: 'warn' },
  failed: { label: 'Not met', tone: 'danger' },
}
const open = { label: 'Please check', tone: 'warn' } as const
const date = { label: 'Date to note', tone: 'plain' } as const

/** Conditions without which an application ends; no score makes up for one. */
export function KnockOuts({ knockOuts }: Pick<Analysis, 'knockOuts'>) {
  if (knockOuts.length === 0) return null
  return (
    <Card title="Conditions" className={styles.whole}>
      {knockOuts.some(({ isDate }) => !isDate) && (
        <p className={styles.quiet}>
          Without these an application usually ends. A trade licence, a clearance or a language that you do not hold
          holds back most of the points above {knockOut.failed.from}, in a row of the ledger; one that is not shown,
          half of those above {knockOut['not-shown'].from}; one that is partly met, a quarter. A driving licence, a
          check or a permit holds back none.
        </p>
      )}
      <ul className={styles.rows}>
        {knockOuts.map(({ requirement, status, evidence, isDate }) => {
          const { label, tone } = isDate ? date : (words[status] ?? open)
          return (
            <li key={requirement} className={styles.row}>
              <div className={styles.grow}>
                <AdWords>{requirement}</AdWords>
                {evidence[0] && (
                  <p>
                    <Mine>{evidence[0]}</Mine>
                  </p>
                )}
              </div>
              <Badge tone={tone}>{label}</Badge>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

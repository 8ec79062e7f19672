import { knockOut } from '@bespeak/domain/match/weights.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { AdWords, Mine } from '../../ui/words.tsx'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'

const words: Record<string, { label: string; tone: 'fit' | 'warn' | 'danger' }> = {
  met: { label: texts.met, tone: 'fit' },
  partly: { label: texts.partlyMet, tone: 'warn' },
  failed: { label: texts.notMet, tone: 'danger' },
}
const open = { label: texts.pleaseCheck, tone: 'warn' } as const
const date = { label: texts.dateToNote, tone: 'plain' } as const

/** Conditions without which an application ends; no score makes up for one. */
export function KnockOuts({ knockOuts }: Pick<Analysis, 'knockOuts'>) {
  if (knockOuts.length === 0) return null
  return (
    <Card title={texts.conditions} className={styles.whole}>
      {knockOuts.some(({ isDate }) => !isDate) && (
        <p className={styles.quiet}>{texts.conditionsLead(knockOut.failed.from, knockOut['not-shown'].from)}</p>
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

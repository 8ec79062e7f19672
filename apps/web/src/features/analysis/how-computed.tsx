import type { Analysis } from '../../lib/resumes/analyses.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { Table } from '../../ui/table.tsx'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'
import { subScoreLabel } from './words.ts'

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

export function HowComputed({ analysis: { weights, metadata } }: { analysis: Analysis }) {
  return (
    <FoldCard id="how" title={texts.howComputed} className={styles.whole}>
      <div className={styles.how}>
        <div className={styles.section}>
          <p>{texts.readIntoLines}</p>
          <p>{texts.dailyWork}</p>
          <p>{texts.whatIsNotAsked}</p>
          <p>{texts.howShownCounts}</p>
          <p className={styles.quiet}>
            {texts.madeBy(metadata.model === 'built-in' ? texts.builtIn : metadata.model, metadata.promptsVersion)}
          </p>
        </div>
        <Table
          caption={texts.weights}
          columns={[
            { key: 'measure', label: texts.measure },
            { key: 'weight', label: texts.weightHere, align: 'end' },
          ]}
        >
          {weights.map(({ subScore, weight, assessed }) => (
            <tr key={subScore}>
              <td>{subScoreLabel(subScore)}</td>
              <td data-align="end">{assessed ? percent.format(weight) : texts.notAssessed}</td>
            </tr>
          ))}
        </Table>
      </div>
    </FoldCard>
  )
}

import type { Analysis } from '../../lib/resumes/analyses.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { Table } from '../../ui/table.tsx'
import styles from './analysis.module.css'
import { subScoreLabel } from './words.ts'

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

export function HowComputed({ analysis: { weights, metadata } }: { analysis: Analysis }) {
  return (
    <FoldCard id="how" title="How this is computed" className={styles.whole}>
      <div className={styles.how}>
        <div className={styles.section}>
          <p>
            The ad is read into requirements, your resume into lines. Each requirement has points: required ones weigh
            more than those that are nice to have. A line that shows it brings them, a neighbouring skill brings a part,
            a repetition brings nothing.
          </p>
          <p>
            Where your titles, years and level fit the job, a part of its daily work counts also if your resume leaves
            it unsaid. The row says so, and keeps its status until a line shows more.
          </p>
          <p>What the ad does not ask is not assessed, and its weight goes to the others.</p>
          <p>
            What the page shows is counted over the same points: whole where the line stands in the first third of the
            page and says it in the ad’s words, less further down or in other words, nothing where no line says it.
          </p>
          <p className={styles.quiet}>
            Made by {metadata.model === 'built-in' ? 'the built-in engine' : metadata.model}, {metadata.promptsVersion}.
            On one day, the same resume, answers and ad always give the same score.
          </p>
        </div>
        <Table
          caption="Weights as applied to this ad"
          columns={[
            { key: 'measure', label: 'Measure' },
            { key: 'weight', label: 'Weight here', align: 'end' },
          ]}
        >
          {weights.map(({ subScore, weight, assessed }) => (
            <tr key={subScore}>
              <td>{subScoreLabel(subScore)}</td>
              <td data-align="end">{assessed ? percent.format(weight) : 'Not assessed'}</td>
            </tr>
          ))}
        </Table>
      </div>
    </FoldCard>
  )
}

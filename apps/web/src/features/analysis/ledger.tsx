import { useState } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Table } from '../../ui/table.tsx'
import { Segments } from '../../ui/tabs.tsx'
import { AdWords, Mine } from '../../ui/words.tsx'
import styles from './analysis.module.css'
import { points, statusWords, subScoreLabel } from './words.ts'

type Row = Analysis['ledger'][number]

const columns = [
  { key: 'asks', label: 'The ad asks' },
  { key: 'evidence', label: 'Your evidence' },
  { key: 'state', label: 'State' },
  { key: 'points', label: 'Points', align: 'end' },
] as const

/** Every point of the score: what asks for it, what shows it, what it gave. */
export function Ledger({ analysis: { ledger, matchScore } }: { analysis: Analysis }) {
  const [filter, setFilter] = useState('all')
  const gaps = ledger.filter(({ status }) => status === 'not-shown')
  const partly = ledger.filter(({ status }) => status === 'partly')
  const shown = { gaps, partly }[filter] ?? ledger
  return (
    <Card
      title="The ledger"
      className={styles.whole}
      actions={
        <Segments
          label="Requirements shown"
          value={filter}
          onValueChange={setFilter}
          items={[
            { value: 'all', label: `All ${ledger.length}` },
            { value: 'gaps', label: `Gaps ${gaps.length}` },
            { value: 'partly', label: `Partly ${partly.length}` },
          ]}
        />
      }
    >
      <p className={classNames(styles.quiet, styles.lead)}>
        What the ad asks, the line that shows it, and its points. The score is the sum of the right column.
      </p>
      <Table caption="The ledger" columns={columns}>
        {shown.map((row) => (
          <LedgerRow key={`${row.subScore} ${row.kind} ${row.requirement}`} row={row} />
        ))}
        {filter === 'all' && (
          <tr className={styles.sum}>
            <th scope="row" colSpan={3}>
              Match score
            </th>
            <td data-align="end">
              <b>{points(matchScore)}</b> of 100
            </td>
          </tr>
        )}
      </Table>
    </Card>
  )
}

function LedgerRow({ row }: { row: Row }) {
  const state = statusWords[row.status] ?? { label: row.status, tone: 'plain' as const }
  return (
    <tr>
      <td className={styles.asks}>
        <AdWords>{row.requirement}</AdWords>
        <p className={styles.quiet}>
          {subScoreLabel(row.subScore)}, {row.importance}
        </p>
      </td>
      <td className={styles.evidence}>
        {row.evidence.length === 0 && <span className={styles.quiet}>Not in your resume.</span>}
        {row.evidence.slice(0, 2).map((line) => (
          <p key={line}>
            <Mine>{line}</Mine>
          </p>
        ))}
        {row.todo && row.status !== 'met' && <p className={styles.quiet}>{row.todo}</p>}
      </td>
      <td>
        <Badge tone={state.tone}>{state.label}</Badge>
      </td>
      <td data-align="end" className={styles.points}>
        <b>{points(row.points)}</b> of {points(row.maxPoints)}
      </td>
    </tr>
  )
}

import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table.tsx'
import { MiniTape } from '../../../ui/tape.tsx'
import { Specimen } from '../specimen.tsx'
import styles from '../style-guide.module.css'

const columns = [
  { key: 'resume', label: 'Resume' },
  { key: 'updated', label: 'Updated' },
  { key: 'score', label: 'Score' },
  { key: 'versions', label: 'Versions', align: 'end' },
] as const

const rows = [
  { title: 'Data Analyst, general', current: true, updated: '2 hours ago', score: 78, versions: 7 },
  { title: 'Analytics, short', current: false, updated: '6 Nov', score: 71, versions: 3 },
  { title: 'Teaching, 2019', current: false, updated: '12 Aug', score: null, versions: 1 },
]

export function TableSpecimens() {
  return (
    <Specimen title="Tables" note="Figures in columns. A wide table scrolls in its own place.">
      <Table caption="Resumes" columns={columns}>
        {rows.map((row) => (
          <tr key={row.title}>
            <th scope="row">
              {row.title} {row.current && <Badge tone="fit">Current</Badge>}
            </th>
            <td className={styles.faint}>{row.updated}</td>
            <td>
              {row.score === null ? <span className={styles.faint}>Not measured</span> : <Score score={row.score} />}
            </td>
            <td data-align="end">{row.versions}</td>
          </tr>
        ))}
      </Table>
    </Specimen>
  )
}

function Score({ score }: { score: number }) {
  return (
    <span className={styles.scored}>
      <span>
        <b>{score}</b> of 100
      </span>
      <MiniTape score={score} label={`${score} of 100`} />
    </span>
  )
}

import type { KeywordRow } from '@bespeak/domain/match/index.ts'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Table } from '../../ui/table.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './upload.module.css'

const shownAtFirst = 8

const columns = [
  { key: 'term', label: 'Asked for' },
  { key: 'resume', label: 'In your resume' },
  { key: 'importance', label: 'Importance' },
  { key: 'job', label: 'In the ad', align: 'end' },
] as const

/** The words that the job asks for, and whether the resume has them. */
export function KeywordsCard({ keywords }: { keywords: readonly KeywordRow[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const found = keywords.filter(({ status }) => status === 'matched').length
  const shown = isWhole ? keywords : keywords.slice(0, shownAtFirst)
  return (
    <Card
      title="Keywords"
      actions={
        <span className={styles.small}>
          {found} of {keywords.length} found
        </span>
      }
    >
      {keywords.length === 0 ? (
        <p className={styles.small}>This job description names no skills or tools.</p>
      ) : (
        <Table caption="Keywords of the job" columns={columns}>
          {shown.map((row) => (
            <tr key={row.term}>
              <th scope="row">{row.term}</th>
              <td>
                <Standing row={row} />
              </td>
              <td>{importanceWords[row.importance]}</td>
              <td data-align="end">{row.inJob}</td>
            </tr>
          ))}
        </Table>
      )}
      {keywords.length > shownAtFirst && (
        <TextButton className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${keywords.length}`}
        </TextButton>
      )}
    </Card>
  )
}

const importanceWords: Record<KeywordRow['importance'], string> = {
  required: 'Required',
  preferred: 'Preferred',
  mentioned: 'Mentioned',
}

function Standing({ row: { status, inResume } }: { row: KeywordRow }) {
  if (status === 'missing') return <Badge tone="danger">Not found</Badge>
  if (status === 'partial') return <Badge tone="warn">Partly</Badge>
  return (
    <span className={styles.found}>
      <Tick size={16} /> {inResume === 1 ? 'Once' : inResume > 1 ? `${inResume} times` : 'Yes'}
    </span>
  )
}

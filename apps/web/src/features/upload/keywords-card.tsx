import type { KeywordRow } from '@bespeak/domain/match/index.ts'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { importanceWords } from '../../ui/texts/importance.ts'
import { Tick } from '../../ui/tick.tsx'
import { Folded } from './folded.tsx'
import * as texts from './texts/page.ts'
import styles from './upload.module.css'

const shownAtFirst = 8

const columns = [
  { key: 'term', label: texts.askedFor },
  { key: 'resume', label: texts.inResume },
  { key: 'importance', label: texts.importance },
  { key: 'job', label: texts.inAd, align: 'end' },
] as const

/** The words that the job asks for, and whether the resume has them. */
export function KeywordsCard({ keywords }: { keywords: readonly KeywordRow[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const found = keywords.filter(({ status }) => status === 'matched').length
  const shown = isWhole ? keywords : keywords.slice(0, shownAtFirst)
  return (
    <Folded title={texts.keywords} summary={texts.found(found, keywords.length)}>
      {keywords.length === 0 ? (
        <p className={styles.small}>{texts.noKeywords}</p>
      ) : (
        <Table caption={texts.keywordsOfJob} columns={columns} stacks>
          {shown.map((row) => (
            <tr key={row.term}>
              <th scope="row">{row.term}</th>
              <td data-label={texts.inResume}>
                <Standing row={row} />
              </td>
              <td>{importanceWords[row.importance]}</td>
              <td data-align="end" data-label={texts.inAd}>
                {row.inJob}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {keywords.length > shownAtFirst && (
        <TextButton className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.showFewer : texts.showAll(keywords.length)}
        </TextButton>
      )}
    </Folded>
  )
}

function Standing({ row: { status, inResume } }: { row: KeywordRow }) {
  if (status === 'missing') return <Badge>{texts.notFound}</Badge>
  if (status === 'partial') return <Badge tone="warn">{texts.close}</Badge>
  return (
    <span className={styles.found}>
      <Tick size={16} /> {texts.times(inResume)}
    </span>
  )
}

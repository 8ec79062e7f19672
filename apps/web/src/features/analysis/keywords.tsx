import { useState } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Table } from '../../ui/table.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { importanceWords } from '../../ui/texts/importance.ts'
import { Mine } from '../../ui/words.tsx'
import table from './keywords.module.css'
import * as texts from './texts.tsx'

const columnsFor = (mine: string) =>
  [
    { key: 'term', label: texts.askedForColumn },
    { key: 'importance', label: texts.importance },
    { key: 'inJob', label: texts.inAd, align: 'end' },
    { key: 'inResume', label: mine, align: 'end' },
    { key: 'where', label: texts.where },
  ] as const

const few = 10
/** Fewer than this are not worth a press. */
const worthFolding = 5

type KeywordsProps = Pick<Analysis, 'keywords'> & {
  /** Whether they are looked for in a version that was cut for the job. */
  isTailored: boolean
}

export function Keywords({ keywords, isTailored }: KeywordsProps) {
  const mine = isTailored ? texts.inVersion : texts.inYours
  const [filter, setFilter] = useState('all')
  const [isWhole, setWhole] = useState(false)
  const found = keywords.filter(({ status }) => status === 'matched').length
  const wanted = keywords.filter(({ status }) => filter === 'all' || (status === 'matched') === (filter === 'found'))
  const isFoldable = wanted.length >= few + worthFolding
  const shown = isWhole || !isFoldable ? wanted : wanted.slice(0, few)
  return (
    <FoldCard
      id="keywords"
      title={texts.keywords}
      summary={texts.foundOf(found, keywords.length)}
      actions={
        <Segments
          label={texts.keywordsShown}
          value={filter}
          onValueChange={setFilter}
          items={[
            { value: 'all', label: texts.allCount(keywords.length) },
            { value: 'found', label: texts.foundCount(found) },
            { value: 'missing', label: texts.missingCount(keywords.length - found) },
          ]}
        />
      }
    >
      <Table caption={texts.keywordsOfAd} columns={columnsFor(mine)} className={table.rows}>
        {shown.map(({ term, importance, inJob, inResume, status, evidence }) => (
          <tr key={term}>
            <td>
              <b>{term}</b>
            </td>
            <td>{importanceWords[importance]}</td>
            <td data-align="end" data-label={texts.inAd}>
              {inJob}
            </td>
            <td data-align="end" data-label={mine}>
              {inResume}
            </td>
            <td className={classNames(table.evidence, table.across)}>
              {status === 'matched' ? (
                <Mine>{evidence[0]}</Mine>
              ) : (
                <>
                  <Badge tone={status === 'partial' ? 'warn' : 'plain'}>
                    {status === 'partial' ? texts.close : texts.notFound}
                  </Badge>{' '}
                  {evidence[0] && <Mine>{evidence[0]}</Mine>}
                </>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {isFoldable && (
        <TextButton className={table.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showFewer : texts.showAll(wanted.length)}
        </TextButton>
      )}
    </FoldCard>
  )
}

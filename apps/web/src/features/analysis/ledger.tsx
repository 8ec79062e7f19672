import { isOfAd } from '@bespeak/domain/match/verdict.ts'
import { useState } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Table } from '../../ui/table.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { Mine } from '../../ui/words.tsx'
import styles from './analysis.module.css'
import { CorrectRow } from './correct-row.tsx'
import table from './ledger.module.css'
import { groupsOf, isAsked, type LedgerGroup, type Row, sumOf } from './ledger-groups.ts'
import { RequirementName } from './requirement-name.tsx'
import * as texts from './texts.tsx'
import type { GapWays, Way } from './use-gap-ways.ts'
import { points, stateOf } from './words.ts'

const columns = [
  { key: 'asks', label: texts.adAsks },
  { key: 'evidence', label: texts.evidence },
  { key: 'state', label: texts.state },
  { key: 'points', label: texts.points, align: 'end' },
] as const

type LedgerProps = {
  analysis: Analysis
  /** What a gap leads to; without it the ledger is only read. */
  waysOf?: GapWays | undefined
}

/** Every point of the score: what asks for it, what shows it, what it gave. */
export function Ledger({ analysis, waysOf }: LedgerProps) {
  const { ledger, matchScore } = analysis
  const [filter, setFilter] = useState('all')
  // Words are counted in the table of keywords.
  const asked = ledger.filter((row) => row.subScore !== 'keyword' && isAsked(row))
  const gaps = asked.filter(({ status }) => status === 'not-shown')
  const partly = asked.filter(({ status }) => status === 'partly')
  const shown = { gaps, partly }[filter] ?? ledger
  return (
    <FoldCard
      id="ledger"
      title={texts.theLedger}
      className={styles.whole}
      actions={
        <Segments
          label={texts.requirementsShown}
          value={filter}
          onValueChange={setFilter}
          items={[
            { value: 'all', label: texts.all },
            { value: 'gaps', label: texts.gapsCount(gaps.length) },
            { value: 'partly', label: texts.partlyCount(partly.length) },
          ]}
        />
      }
    >
      <p className={classNames(styles.quiet, styles.lead)}>
        {texts.ledgerLead}
        {filter === 'all' && ` ${texts.scoreIsSum}`}
      </p>
      <Table caption={texts.theLedger} columns={columns} className={table.rows} grouped>
        {groupsOf(shown).map((group) => (
          <Group key={group.name} analysis={analysis} group={group} isWhole={filter === 'all'} waysOf={waysOf} />
        ))}
        {shown.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={4} className={classNames(styles.quiet, table.across)}>
                {filter === 'gaps' ? texts.noGap : texts.nothingPartly}
              </td>
            </tr>
          </tbody>
        )}
        {filter === 'all' && (
          <tbody>
            <tr className={table.sum}>
              <th scope="row" colSpan={3}>
                {texts.whatYouBring}
              </th>
              <td data-align="end" className={table.points}>
                {texts.pointsOf(<b>{points(matchScore)}</b>, 100)}
              </td>
            </tr>
          </tbody>
        )}
      </Table>
    </FoldCard>
  )
}

type GroupProps = {
  analysis: Analysis
  group: LedgerGroup
  /** Whether these are all rows of the measure: a part of them has no sum that anybody asks for. */
  isWhole: boolean
  waysOf: GapWays | undefined
}

/** A measure with its rows. Words are many and weigh little: they stand as one row until somebody wants each. */
function Group({ analysis, group: { name, label, rows }, isWhole, waysOf }: GroupProps) {
  const [isOpen, setOpen] = useState(false)
  const isOfWords = name === 'keyword'
  return (
    <tbody>
      <tr className={table.group}>
        <th scope="rowgroup" colSpan={isOfWords ? 1 : isWhole ? 3 : 4}>
          {label}
        </th>
        {isOfWords && (
          <td colSpan={2} className={table.unfold}>
            <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? texts.hideWords : texts.showWords}
            </TextButton>
          </td>
        )}
        {isWhole && (
          <td data-align="end" className={table.points}>
            {isWeighed(rows) ? texts.pointsOf(sumOf(rows, 'points'), sumOf(rows, 'maxPoints')) : texts.notWeighed}
          </td>
        )}
      </tr>
      {isOfWords && !isOpen ? (
        <FoldedWords rows={rows} />
      ) : (
        rows.map((row) => (
          <LedgerRow key={`${row.kind} ${row.requirement}`} analysis={analysis} row={row} ways={waysOf?.(row)} />
        ))
      )}
    </tbody>
  )
}

/** The culture of a place is told and has no points to give; a condition may take some. */
const isWeighed = (rows: readonly Row[]) => rows.some((row) => row.points !== 0 || row.maxPoints !== 0)

function FoldedWords({ rows: all }: { rows: readonly Row[] }) {
  const rows = all.filter(isAsked)
  const met = rows.filter(({ status }) => status === 'met').length
  const status = met === rows.length ? 'met' : met === 0 ? 'not-shown' : 'partly'
  return (
    <tr>
      <td className={classNames(table.asks, table.across)}>
        <span className={styles.named}>{texts.adWords}</span>
      </td>
      <td className={classNames(table.evidence, table.across)}>{texts.wordsFound(met, rows.length)}</td>
      <State status={status} points={rows.reduce((sum, row) => sum + row.points, 0)} />
      <td data-align="end" className={table.points}>
        {texts.pointsOf(<b>{sumOf(rows, 'points')}</b>, sumOf(rows, 'maxPoints'))}
      </td>
    </tr>
  )
}

function LedgerRow({ analysis, row, ways }: { analysis: Analysis; row: Row; ways: readonly Way[] | undefined }) {
  return (
    <tr>
      <td className={classNames(table.asks, table.across)}>
        <RequirementName {...row} />
        {isOfAd(row.kind) && <p className={styles.quiet}>{row.importance}</p>}
      </td>
      <td className={classNames(table.evidence, table.across)}>
        {row.evidence.length === 0 && row.how === null && !row.corrected && (
          <span className={styles.quiet}>{texts.notInResume}</span>
        )}
        {[...new Set(row.evidence)].slice(0, 2).map((line) => (
          <p key={line}>
            <Mine>{line}</Mine>
          </p>
        ))}
        {row.how && <p className={styles.quiet}>{row.how}.</p>}
        {row.todo && row.status !== 'met' && <p className={styles.quiet}>{row.todo}</p>}
        {ways && <CorrectRow analysis={analysis} row={row} ways={ways} />}
      </td>
      <State {...row} />
      <td data-align="end" className={table.points}>
        {isWeighed([row]) && texts.pointsOf(<b>{points(row.points)}</b>, points(row.maxPoints))}
      </td>
    </tr>
  )
}

function State(row: Parameters<typeof stateOf>[0]) {
  const { label, tone } = stateOf(row)
  return (
    <td>
      <Badge tone={tone}>{label}</Badge>
    </td>
  )
}

import { isQuoted, shownScore, targetScores } from '@bespeak/domain/match/verdict.ts'
import { paths } from '../../lib/paths.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/moment.tsx'
import { Page } from '../../ui/page.tsx'
import { Table } from '../../ui/table.tsx'
import { Tape } from '../../ui/tape.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './analysis.module.css'
import both from './comparison.module.css'
import type { Row as LedgerRow } from './ledger-groups.ts'
import { measuresOf } from './measures.tsx'
import { RequirementName } from './requirement-name.tsx'
import { shownCeiling, titleOf, verdictFor } from './words.ts'

type ComparisonProps = { left: Analysis; right: Analysis }

export function Comparison({ left, right }: ComparisonProps) {
  const isSameJob = left.jobDescriptionId !== null && left.jobDescriptionId === right.jobDescriptionId
  const nameOf = (analysis: Analysis) => (isSameJob ? <Moment at={analysis.createdAt} /> : titleOf(analysis))
  return (
    <Page
      title="Two analyses side by side"
      lead={
        isSameJob
          ? 'The same job, measured twice.'
          : 'Two jobs that ask for different things: each score says how close you are to that job.'
      }
      back={<BackButton to={paths.analyses({ id: String(left.id) })} label="Back to the analysis" />}
    >
      <div className={styles.report}>
        <Side analysis={left} />
        <Side analysis={right} />
        <Card title="Measure by measure" className={styles.whole}>
          <Table
            caption="Both analyses"
            className={both.both}
            columns={[
              { key: 'measure', label: 'Measure' },
              { key: 'left', label: nameOf(left), align: 'end' },
              { key: 'right', label: nameOf(right), align: 'end' },
              { key: 'difference', label: 'Difference', align: 'end' },
            ]}
          >
            {rowsOf(left, right).map(([label, before, after]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-align="end">{before ?? 'Not assessed'}</td>
                <td data-align="end">{after ?? 'Not assessed'}</td>
                <td data-align="end">{differenceWords(before, after)}</td>
              </tr>
            ))}
          </Table>
        </Card>
        <Better title="Where the first is better" mine={left} other={right} />
        <Better title="Where the second is better" mine={right} other={left} />
      </div>
    </Page>
  )
}

type Row = [label: string, before: number | null, after: number | null]

function rowsOf(left: Analysis, right: Analysis): Row[] {
  const after = measuresOf(right)
  const measures = measuresOf(left).map(
    ({ label, name, score }): Row => [label, score, after.find((it) => it.name === name)?.score ?? null],
  )
  return [['Match score', shownScore(left.matchScore), shownScore(right.matchScore)], ...measures]
}

function differenceWords(before: number | null, after: number | null): string {
  if (before === null || after === null) return ''
  const difference = after - before
  if (difference === 0) return 'the same'
  return difference > 0 ? `+${difference}` : `−${-difference}`
}

function Side({ analysis }: { analysis: Analysis }) {
  const score = shownScore(analysis.matchScore)
  return (
    <Card className={styles.half} title={titleOf(analysis)}>
      <p className={styles.quiet}>
        {analysis.companyName && `${analysis.companyName} · `}
        <Moment at={analysis.createdAt} />
      </p>
      <p className={classNames(styles.sentence, both.sentence)}>
        <b>{score}</b> of 100. {verdictFor(analysis)}.
      </p>
      <Tape score={score} ceiling={shownCeiling(analysis)} target={targetScores} size="tailor" />
      <p className={styles.buttons}>
        <TextLink to={paths.analyses({ id: String(analysis.id) })}>Open</TextLink>
      </p>
    </Card>
  )
}

const nameOfRow = ({ subScore, requirement }: LedgerRow) => `${subScore} ${requirement.toLowerCase()}`

const isOfTheJob = (kind: string) => kind !== 'keyword' && (isQuoted(kind) || kind === 'years')

/** What is shown better here: of what both ads ask, and of what only this one does. Words stand in the keyword tables. */
function betterIn(mine: Analysis, other: Analysis): { asked: LedgerRow[]; onlyHere: LedgerRow[] } {
  const theirs = new Map(other.ledger.map((row) => [nameOfRow(row), row.points / row.maxPoints]))
  const shown = mine.ledger.filter(({ kind, points, maxPoints }) => isOfTheJob(kind) && maxPoints > 0 && points > 0)
  return {
    asked: shown.filter((row) => row.points / row.maxPoints > (theirs.get(nameOfRow(row)) ?? 1) + 0.01),
    onlyHere: shown.filter((row) => !theirs.has(nameOfRow(row))),
  }
}

function Better({ title, mine, other }: { title: string; mine: Analysis; other: Analysis }) {
  const { asked, onlyHere } = betterIn(mine, other)
  return (
    <Card className={styles.half} title={title}>
      {asked.length === 0 && onlyHere.length === 0 && <p>In nothing.</p>}
      <Requirements title="Asked in both, and shown better here" rows={asked} />
      <Requirements title="Asked only here, and shown" rows={onlyHere} />
    </Card>
  )
}

const most = 12

function Requirements({ title, rows }: { title: string; rows: LedgerRow[] }) {
  if (rows.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <ul className={styles.lines}>
        {rows.slice(0, most).map((row) => (
          <li key={nameOfRow(row)}>
            <RequirementName {...row} />
          </li>
        ))}
      </ul>
      {rows.length > most && <p className={styles.quiet}>And {rows.length - most} more.</p>}
    </section>
  )
}

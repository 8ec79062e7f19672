import { isQuoted, roundedScore, shownCeiling, targetScores } from '@bespeak/domain/match/verdict.ts'
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
import { isAsked, type Row as LedgerRow } from './ledger-groups.ts'
import { measuresOf } from './measures.tsx'
import { RequirementName } from './requirement-name.tsx'
import * as texts from './texts.tsx'
import { titleOf, verdictFor } from './words.ts'

type ComparisonProps = { left: Analysis; right: Analysis }

export function Comparison({ left, right }: ComparisonProps) {
  const isSameTitle = titleOf(left) === titleOf(right)
  const nameOf = (analysis: Analysis) => (isSameTitle ? <Moment at={analysis.createdAt} /> : titleOf(analysis))
  return (
    <Page
      title={texts.sideBySide}
      lead={leadOf(left.jobDescriptionId, right.jobDescriptionId)}
      back={<BackButton to={paths.analyses({ id: String(left.id) })} label={texts.backToAnalysis} />}
    >
      <div className={styles.report}>
        <Side analysis={left} />
        <Side analysis={right} />
        <Card title={texts.measureByMeasure} className={styles.whole}>
          <Table
            caption={texts.bothAnalyses}
            className={both.both}
            columns={[
              { key: 'measure', label: texts.measure },
              { key: 'left', label: nameOf(left), align: 'end' },
              { key: 'right', label: nameOf(right), align: 'end' },
              { key: 'difference', label: texts.difference, align: 'end' },
            ]}
          >
            {rowsOf(left, right).map(([label, before, after]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-align="end">{before ?? texts.notAssessed}</td>
                <td data-align="end">{after ?? texts.notAssessed}</td>
                <td data-align="end">{differenceWords(before, after)}</td>
              </tr>
            ))}
          </Table>
        </Card>
        <Better title={texts.firstBetter} mine={left} other={right} />
        <Better title={texts.secondBetter} mine={right} other={left} />
      </div>
    </Page>
  )
}

/** Of a job that was deleted nobody knows whether the other one is the same. */
function leadOf(job: number | null, otherJob: number | null): string {
  if (job === null || otherJob === null) return texts.closeToEach
  if (job === otherJob) return texts.sameJob
  return texts.twoJobs
}

type Row = [label: string, before: number | null, after: number | null]

function rowsOf(left: Analysis, right: Analysis): Row[] {
  const after = measuresOf(right)
  const measures = measuresOf(left).map(
    ({ label, name, score }): Row => [label, score, after.find((it) => it.name === name)?.score ?? null],
  )
  return [
    [texts.whatYouBring, roundedScore(left.matchScore), roundedScore(right.matchScore)],
    [texts.whatPageShows, roundedScore(left.shownScore), roundedScore(right.shownScore)],
    ...measures,
  ]
}

function differenceWords(before: number | null, after: number | null): string {
  if (before === null || after === null) return ''
  const difference = after - before
  if (difference === 0) return texts.theSame
  return difference > 0 ? `+${difference}` : `−${-difference}`
}

function Side({ analysis }: { analysis: Analysis }) {
  const score = roundedScore(analysis.matchScore)
  return (
    <Card className={styles.half} title={titleOf(analysis)}>
      <p className={styles.quiet}>
        {analysis.companyName && `${analysis.companyName} · `}
        <Moment at={analysis.createdAt} />
      </p>
      <p className={classNames(styles.sentence, both.sentence)}>
        {texts.bringsAndShows(<b>{score}</b>, <b>{roundedScore(analysis.shownScore)}</b>)} {verdictFor(analysis)}.
      </p>
      <Tape
        score={score}
        ceiling={shownCeiling(analysis.matchScore, analysis.matchScoreCeiling)}
        target={targetScores}
        size="tailor"
      />
      <p className={styles.buttons}>
        <TextLink to={paths.analyses({ id: String(analysis.id) })}>{texts.open}</TextLink>
      </p>
    </Card>
  )
}

const nameOfRow = ({ subScore, requirement }: LedgerRow) => `${subScore} ${requirement.toLowerCase()}`

const isOfTheJob = (kind: string) => kind !== 'keyword' && (isQuoted(kind) || kind === 'years')

/** What a job asks, each once: an ad may say a thing in two places, or spell it in two ways. */
function askedOf({ ledger }: Analysis): Map<string, LedgerRow> {
  const rows = new Map<string, LedgerRow>()
  for (const row of ledger.filter((row) => isOfTheJob(row.kind) && isAsked(row))) {
    const same = rows.get(nameOfRow(row))
    rows.set(nameOfRow(row), same ? joined(same, row) : row)
  }
  return rows
}

/** What is shown better here: of what both ads ask, and of what only this one does. Words stand in the keyword tables. */
function betterIn(mine: Analysis, other: Analysis): { asked: LedgerRow[]; onlyHere: LedgerRow[] } {
  const theirs = askedOf(other)
  const shown = [...askedOf(mine).values()].filter(({ status, maxPoints }) => maxPoints > 0 && status !== 'not-shown')
  const isBetter = (row: LedgerRow) => {
    const their = theirs.get(nameOfRow(row))
    return their !== undefined && shareOf(row) > shareOf(their) + 0.01
  }
  return { asked: shown.filter(isBetter), onlyHere: shown.filter((row) => !theirs.has(nameOfRow(row))) }
}

const joined = (row: LedgerRow, same: LedgerRow): LedgerRow => ({
  ...row,
  status: row.status === 'not-shown' ? same.status : row.status,
  points: row.points + same.points,
  maxPoints: row.maxPoints + same.maxPoints,
})

const shareOf = ({ points, maxPoints }: LedgerRow) => points / maxPoints

function Better({ title, mine, other }: { title: string; mine: Analysis; other: Analysis }) {
  const { asked, onlyHere } = betterIn(mine, other)
  return (
    <Card className={styles.half} title={title}>
      {asked.length === 0 && onlyHere.length === 0 && <p>{texts.inNothing}</p>}
      <Requirements title={texts.askedInBoth} rows={asked} />
      <Requirements title={texts.askedOnlyHere} rows={onlyHere} />
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
      {rows.length > most && <p className={styles.quiet}>{texts.andMore(rows.length - most)}</p>}
    </section>
  )
}

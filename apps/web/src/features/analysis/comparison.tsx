import { isChecked, roundedScore } from '@bespeak/domain/match/verdict.ts'
import { paths } from '../../lib/paths.ts'
import { type Analysis, isEarlier, scoreOf } from '../../lib/resumes/analyses.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Card } from '../../ui/card.tsx'
import { MatchGauge } from '../../ui/match-gauge.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Page } from '../../ui/page.tsx'
import { quotedBy, RequirementName } from '../../ui/requirements/requirement-name.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './analysis.module.css'
import both from './comparison.module.css'
import { measuresOf } from './measures.tsx'
import type { Row as Requirement } from './rows.ts'
import * as texts from './texts.tsx'
import { titleOf } from './words.ts'

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
      <div className={styles.pair}>
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
            {figuresOf(left, right).map(([label, before, after]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-align="end">{before ?? texts.notScored}</td>
                <td data-align="end">{after ?? texts.notScored}</td>
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

type Figures = [label: string, before: number | null, after: number | null]

function figuresOf(left: Analysis, right: Analysis): Figures[] {
  const after = measuresOf(right)
  const measures = measuresOf(left).map(
    ({ label, name, score }): Figures => [label, score, after.find((it) => it.name === name)?.score ?? null],
  )
  return [[texts.yourMatch, wholeScoreOf(left), wholeScoreOf(right)], ...measures]
}

function wholeScoreOf(analysis: Analysis): number | null {
  const score = scoreOf(analysis)
  return score === null ? null : roundedScore(score)
}

function differenceWords(before: number | null, after: number | null): string {
  if (before === null || after === null) return ''
  const difference = after - before
  if (difference === 0) return texts.theSame
  return difference > 0 ? `+${difference}` : `−${-difference}`
}

function Side({ analysis }: { analysis: Analysis }) {
  return (
    <Card title={titleOf(analysis)}>
      <p className={styles.quiet}>
        {analysis.companyName && `${analysis.companyName} · `}
        <Moment at={analysis.createdAt} />
      </p>
      <MatchGauge
        score={scoreOf(analysis)}
        ceiling={isEarlier(analysis) ? null : analysis.matchScoreCeiling}
        className={both.gauge}
      />
      <p className={styles.buttons}>
        <TextLink to={paths.analyses({ id: String(analysis.id) })}>{texts.open}</TextLink>
      </p>
    </Card>
  )
}

const shares: Record<string, number> = { met: 1, partly: 0.5 }
const shareOf = ({ status }: Requirement) => shares[status] ?? 0

/** What a resume is held against; the person took the other rows out. */
const askedOf = (analysis: Analysis) => analysis.ledger.filter((row) => isChecked(row) && row.corrected !== 'not-asked')

/** What is shown better here: of what both ads ask, and of what only this one does. */
function betterIn(mine: Analysis, other: Analysis): { asked: Requirement[]; onlyHere: Requirement[] } {
  const theirs = new Map(askedOf(other).map((row) => [row.id, shareOf(row)]))
  const shown = askedOf(mine).filter((row) => shareOf(row) > 0)
  return {
    asked: shown.filter((row) => shareOf(row) > (theirs.get(row.id) ?? 1)),
    onlyHere: shown.filter(({ id }) => !theirs.has(id)),
  }
}

function Better({ title, mine, other }: { title: string; mine: Analysis; other: Analysis }) {
  const { asked, onlyHere } = betterIn(mine, other)
  return (
    <Card title={title}>
      {asked.length === 0 && onlyHere.length === 0 && <p>{texts.inNothing}</p>}
      <Requirements title={texts.askedInBoth} rows={asked} analysis={mine} />
      <Requirements title={texts.askedOnlyHere} rows={onlyHere} analysis={mine} />
    </Card>
  )
}

const most = 12

type RequirementsProps = { title: string; rows: Requirement[]; analysis: Analysis }

function Requirements({ title, rows, analysis }: RequirementsProps) {
  const isQuoted = quotedBy(analysis)
  if (rows.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <ul className={styles.lines}>
        {rows.slice(0, most).map((row) => (
          <li key={row.id}>
            <RequirementName requirement={row.requirement} isQuoted={isQuoted(row)} />
          </li>
        ))}
      </ul>
      {rows.length > most && <p className={styles.quiet}>{texts.andMore(rows.length - most)}</p>}
    </section>
  )
}

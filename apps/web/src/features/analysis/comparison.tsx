import { shownScore, targetScores } from '@bespeak/domain/match/verdict.ts'
import { paths } from '../../lib/paths.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Page } from '../../ui/page.tsx'
import { Table } from '../../ui/table.tsx'
import { Tape } from '../../ui/tape.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './analysis.module.css'
import { measuresOf } from './measures.tsx'
import { titleOf, verdictFor } from './words.ts'

type ComparisonProps = { left: Analysis; right: Analysis }

export function Comparison({ left, right }: ComparisonProps) {
  return (
    <Page
      title="Two analyses side by side"
      back={<BackButton to={paths.analyses({ id: String(left.id) })} label="Back to the analysis" />}
    >
      <div className={styles.report}>
        <Side analysis={left} />
        <Side analysis={right} />
        <Card title="Measure by measure" className={styles.whole}>
          <Table
            caption="Both analyses"
            columns={[
              { key: 'measure', label: 'Measure' },
              { key: 'left', label: titleOf(left), align: 'end' },
              { key: 'right', label: titleOf(right), align: 'end' },
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
      <p className={styles.sentence}>
        <b>{score}</b> of 100. {verdictFor(analysis)}.
      </p>
      <Tape score={score} ceiling={shownScore(analysis.matchScoreCeiling)} target={targetScores} size="tailor" />
      <p className={styles.buttons}>
        <TextLink to={paths.analyses({ id: String(analysis.id) })}>Open</TextLink>
      </p>
    </Card>
  )
}

/** Requirements that both ads ask and one resume shows better; where they ask other things, what only one shows. */
function betterIn(mine: Analysis, other: Analysis): string[] {
  const theirs = new Map(other.ledger.map((row) => [`${row.subScore} ${row.requirement}`, row.points / row.maxPoints]))
  return mine.ledger
    .filter(({ subScore, requirement, points, maxPoints }) => {
      const share = theirs.get(`${subScore} ${requirement}`) ?? 0
      return maxPoints > 0 && points / maxPoints > share + 0.01
    })
    .map(({ requirement }) => requirement)
}

function Better({ title, mine, other }: { title: string; mine: Analysis; other: Analysis }) {
  const better = [...new Set(betterIn(mine, other))]
  return (
    <Card className={styles.half} title={title}>
      {better.length === 0 && <p>In nothing.</p>}
      <ul className={styles.lines}>
        {better.slice(0, 12).map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
    </Card>
  )
}

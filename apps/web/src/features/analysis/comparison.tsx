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
import { target, titleOf, verdictOf } from './words.ts'

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
        <Skills title="Only the first shows" mine={left} other={right} />
        <Skills title="Only the second shows" mine={right} other={left} />
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
  return [['Match score', Math.round(left.matchScore), Math.round(right.matchScore)], ...measures]
}

function differenceWords(before: number | null, after: number | null): string {
  if (before === null || after === null) return ''
  const difference = after - before
  if (difference === 0) return 'the same'
  return difference > 0 ? `+${difference}` : `−${-difference}`
}

function Side({ analysis }: { analysis: Analysis }) {
  const score = Math.round(analysis.matchScore)
  return (
    <Card className={styles.half} title={titleOf(analysis)}>
      <p className={styles.quiet}>
        {analysis.companyName && `${analysis.companyName} · `}
        <Moment at={analysis.createdAt} />
      </p>
      <p className={styles.sentence}>
        <b>{score}</b> of 100. {verdictOf(analysis)}.
      </p>
      <Tape score={score} ceiling={Math.round(analysis.matchScoreCeiling)} target={target} size="tailor" />
      <p className={styles.buttons}>
        <TextLink to={paths.analyses({ id: String(analysis.id) })}>Open</TextLink>
      </p>
    </Card>
  )
}

function Skills({ title, mine, other }: { title: string; mine: Analysis; other: Analysis }) {
  const only = mine.strongSkills.filter((skill) => !other.strongSkills.includes(skill))
  return (
    <Card className={styles.half} title={title}>
      <p>{only.join(', ') || 'Nothing that the other does not.'}</p>
    </Card>
  )
}

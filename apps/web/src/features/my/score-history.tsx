import { targetScores as target } from '@bespeak/domain/match/verdict.ts'
import { useState } from 'react'
import { shortDay } from '../../lib/days.ts'
import { SelectField } from '../../ui/field.tsx'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './dashboard.module.css'
import type { DashboardData } from './dashboard-query.ts'
import { FoldLine } from './fold-line.tsx'
import { type Point, type ScoreLines, scoreLines } from './score-lines.ts'
import * as texts from './texts.tsx'

const columns = [
  { key: 'at', label: texts.madeOn },
  { key: 'score', label: texts.yourMatch },
]

/** The match with one job, version by version; gone where no job has a second one. */
export function ScoreHistory({ data: { jobs, versions } }: { data: DashboardData }) {
  const all = scoreLines(jobs, versions)
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = all.find(({ jobId }) => jobId === chosen) ?? all[0]
  if (!shown) return null
  return (
    <FoldLine title={texts.scoreHistory} summary={summaryOf(shown)}>
      {all.length > 1 ? (
        <SelectField label={texts.job} value={shown.jobId} onChange={(event) => setChosen(Number(event.target.value))}>
          {all.map(({ jobId, name }) => (
            <option key={jobId} value={jobId}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className={styles.quiet}>{shown.name}</p>
      )}
      <Chart lines={shown.lines} />
      {shown.lines.length > 1 && <p className={styles.quiet}>{texts.lineBreaks}</p>}
      <VisuallyHidden>
        <Rows shown={shown} />
      </VisuallyHidden>
    </FoldLine>
  )
}

function summaryOf({ name, lines }: ScoreLines): string {
  const points = lines.flat()
  return texts.fromTo(name, points[0]?.score ?? 0, points.at(-1)?.score ?? 0)
}

const Rows = ({ shown: { name, lines } }: { shown: ScoreLines }) => (
  <Table caption={texts.matchWith(name)} columns={columns}>
    {lines.flat().map(({ id, at, score }) => (
      <tr key={id}>
        <td>{shortDay(at)}</td>
        <td>{score}</td>
      </tr>
    ))}
  </Table>
)

/** Above all that can be drawn stand the words, so that no line crosses them. */
const [width, height, edge, words] = [320, 132, 8, 12]
const y = (score: number) => height - edge - (score / 100) * (height - 2 * edge - words)

function Chart({ lines }: { lines: Point[][] }) {
  const points = lines.flat()
  const last = points.at(-1)
  const x = ({ id }: Point) =>
    edge + (points.findIndex((it) => it.id === id) / (points.length - 1)) * (width - 2 * edge - 24)
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={styles.target} x="0" y={y(target[1])} width={width} height={y(target[0]) - y(target[1])} />
      <text className={styles.targetWords} x="4" y={words}>
        {texts.good(target.join('–'))}
      </text>
      {lines.map((line) => (
        <polyline
          key={line[0]?.id}
          className={styles.line}
          points={line.map((point) => `${x(point)},${y(point.score)}`).join(' ')}
        />
      ))}
      {points.map((point) => (
        <circle
          key={point.id}
          className={point === last ? styles.lastPoint : styles.point}
          cx={x(point)}
          cy={y(point.score)}
          r="3.5"
        />
      ))}
      {last && (
        <text className={styles.score} x={x(last) + 8} y={y(last.score) + 4}>
          {last.score}
        </text>
      )}
    </svg>
  )
}

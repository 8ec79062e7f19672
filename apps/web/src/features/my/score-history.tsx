import { shownScore, targetScores as target } from '@bespeak/domain/match/verdict.ts'
import { shortDay } from '../../lib/days.ts'
import type { TailoredListed } from '../../lib/resumes/tailored.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './dashboard.module.css'

const mostShown = 12

interface Point {
  at: string
  title: string
  score: number
}

export function ScoreHistory({ tailored }: { tailored: TailoredListed[] | undefined }) {
  if (tailored === undefined) {
    return (
      <Card title="Score history">
        <Skeleton lines={4} />
      </Card>
    )
  }
  const points = tailored
    .flatMap(({ createdAt, title, matchScore }) =>
      matchScore === null ? [] : [{ at: createdAt, title, score: shownScore(matchScore) }],
    )
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-mostShown)
  const reached = points.filter(({ score }) => score >= target[0]).length
  return (
    <Card title="Score history" actions={<span className={styles.quiet}>Tailored versions</span>}>
      {points.length < 2 ? (
        <p className={styles.quiet}>With the second tailored version your scores stand here as a line.</p>
      ) : (
        <>
          <Chart points={points} />
          <p className={styles.quiet}>
            {reached === 0
              ? `None of your last ${points.length} reached the target of 75 yet.`
              : `${reached} of your last ${points.length} reached the target.`}
          </p>
          <VisuallyHidden>
            <Table
              caption="Scores of your tailored versions, oldest first"
              columns={[
                { key: 'at', label: 'Made on' },
                { key: 'title', label: 'Version' },
                { key: 'score', label: 'Score' },
              ]}
            >
              {points.map(({ at, title, score }) => (
                <tr key={at}>
                  <td>{shortDay(at)}</td>
                  <td>{title}</td>
                  <td>{score}</td>
                </tr>
              ))}
            </Table>
          </VisuallyHidden>
        </>
      )}
    </Card>
  )
}

const [width, height, edge] = [320, 120, 8]
const y = (score: number) => height - edge - (score / 100) * (height - 2 * edge)

function Chart({ points }: { points: Point[] }) {
  const x = (index: number) => edge + (index / (points.length - 1)) * (width - 2 * edge - 24)
  const last = points.at(-1)
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={styles.target} x="0" y={y(target[1])} width={width} height={y(target[0]) - y(target[1])} />
      <text className={styles.targetWords} x="4" y={y(target[1]) + 12}>
        Target 75–90
      </text>
      <polyline
        className={styles.line}
        points={points.map(({ score }, index) => `${x(index)},${y(score)}`).join(' ')}
      />
      {points.map(({ at, score }, index) => (
        <circle
          key={at}
          className={index === points.length - 1 ? styles.lastPoint : styles.point}
          cx={x(index)}
          cy={y(score)}
          r="3.5"
        />
      ))}
      {last && (
        <text className={styles.score} x={x(points.length - 1) + 8} y={y(last.score) + 4}>
          {last.score}
        </text>
      )}
    </svg>
  )
}

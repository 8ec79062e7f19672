import type { Measure } from './measures.tsx'
import styles from './radar.module.css'
import * as texts from './texts.tsx'

const [width, height, reach] = [320, 250, 82]
const [middleX, middleY] = [width / 2, height / 2 + 6]

function at(index: number, count: number, part: number): [number, number] {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  return [middleX + Math.cos(angle) * reach * part, middleY + Math.sin(angle) * reach * part]
}

const outline = (values: number[]) =>
  values
    .map((value, index) =>
      at(index, values.length, value / 100)
        .map((it) => it.toFixed(1))
        .join(','),
    )
    .join(' ')

const rings = [25, 50, 75, 100]

/** The measures as a shape. The table beside it says the same in figures. */
export function Radar({ measures }: { measures: Measure[] }) {
  const count = measures.length
  return (
    <svg className={styles.radar} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {rings.map((ring) => (
        <polygon key={ring} className={styles.ring} points={outline(measures.map(() => ring))} />
      ))}
      {measures.map(({ name }, index) => {
        const [x, y] = at(index, count, 1)
        return <line key={name} className={styles.ring} x1={middleX} y1={middleY} x2={x} y2={y} />
      })}
      <polygon className={styles.shape} points={outline(measures.map(({ score }) => score ?? 0))} />
      {measures.map(({ name, label, score }, index) => {
        const [x, beside] = at(index, count, 1.2)
        // Two lines: above the shape they end where one would stand.
        const y = beside < middleY - reach ? beside - 10 : beside
        const [pointX, pointY] = at(index, count, (score ?? 0) / 100)
        const anchor = Math.abs(x - middleX) < 8 ? 'middle' : x > middleX ? 'start' : 'end'
        return (
          <g key={name}>
            {score !== null && <circle className={styles.radarPoint} cx={pointX} cy={pointY} r="3.5" />}
            <text className={styles.radarLabel} x={x} y={y} textAnchor={anchor}>
              {label}
              <tspan className={styles.radarScore} x={x} dy="14">
                {score ?? texts.notScored}
              </tspan>
            </text>
          </g>
        )
      })}
    </svg>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tape.module.css'
import { beforeLabel, numerals, signedGain, type TapeLabel, ticks } from './tape-geometry.ts'
import * as texts from './texts/tape.ts'

/* In pixels: above the tape stands the bracket with its words. */
export const bodyTop = 30

type Zone = readonly [number, number]
type BodyProps = { score: number; target: Zone | undefined; height: number; covered: readonly number[] }

export function Body({ score, target, height, covered }: BodyProps) {
  return (
    <svg y={bodyTop} width="100%" height={height} overflow="visible" aria-hidden="true">
      <rect className={styles.rest} width="100%" height={height} rx={2} />
      {target !== undefined && (
        <rect className={styles.zone} x={`${target[0]}%`} width={`${target[1] - target[0]}%`} height={height} />
      )}
      <Ticks className={styles.restTicks} path={ticks(score, 100)} />
      <rect className={styles.pulled} width={`${score}%`} height={height} rx={2} />
      <Ticks className={styles.pulledTicks} path={ticks(0, score)} />
      {numerals(covered).map((numeral) => (
        <text
          key={numeral}
          className={classNames(styles.numeral, numeral < score && styles.onTape)}
          x={`${numeral}%`}
          y={height - 8}
          textAnchor="middle"
        >
          {numeral}
        </text>
      ))}
    </svg>
  )
}

export function Ticks({ path, className }: { path: string; className: string | undefined }) {
  return (
    <svg
      className={className}
      width="100%"
      height="100%"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** Two rectangles and no group: what is pulled can be followed by the place of a rectangle alone. */
export function Tip({ score, height }: { score: number; height: number }) {
  const x = `${score}%`
  return (
    <>
      <rect
        className={styles.tipEdge}
        transform="translate(-5 0)"
        x={x}
        y={bodyTop - 6}
        width={11}
        height={height + 12}
        rx={3}
      />
      <rect
        className={styles.tipInk}
        transform="translate(-3 0)"
        x={x}
        y={bodyTop - 4}
        width={7}
        height={height + 8}
        rx={2}
      />
    </>
  )
}

/** The bracket over the scores of a good match. */
export function Target({ target: [from, to] }: { target: Zone }) {
  const width = `${to - from}%`
  return (
    <svg className={styles.target} x={`${from}%`} width={width} overflow="visible" aria-hidden="true">
      <line x1="0" x2="0" y1="18" y2="26" />
      <line x1="0" x2="100%" y1="18" y2="18" />
      <line x1="100%" x2="100%" y1="18" y2="26" />
      <text x="50%" y="12" textAnchor="middle">
        {texts.goodFromTo(from, to)}
      </text>
    </svg>
  )
}

type CeilingProps = { ceiling: number; label: TapeLabel; height: number }

export function Ceiling({ ceiling, label, height }: CeilingProps) {
  const bottom = bodyTop + height
  return (
    <At percent={ceiling} className={styles.ceiling}>
      <line y1={bodyTop - 2} y2={bottom + 14} />
      <text x={label.anchor === 'start' ? -1 : 1} y={bottom + 28 + label.row * 16} textAnchor={label.anchor}>
        {texts.upTo} <tspan className={styles.figure}>{ceiling}</tspan>
      </text>
    </At>
  )
}

type GainProps = { before: number; score: number; ceiling: number | undefined; top: number }

/** From before to after: a mark, an arrow, and the gain. */
export function Gain({ before, score, ceiling, top }: GainProps) {
  const label = beforeLabel({ before, score, ceiling })
  const ends = label.anchor === 'end'
  return (
    <>
      <Arrow from={before} to={score} top={top} />
      <At percent={label.at} className={styles.beforeWords}>
        <text x={ends ? 1 : -1} y={top + 22} textAnchor={label.anchor}>
          {texts.before} <tspan className={styles.figure}>{before}</tspan>
          {label.joined && <GainFigure dx={8} gain={score - before} />}
        </text>
        {!label.joined && (
          <text x={ends ? 9 : -9} y={top + 22} textAnchor={ends ? 'start' : 'end'}>
            <GainFigure gain={score - before} />
          </text>
        )}
      </At>
    </>
  )
}

function Arrow({ from, to, top }: { from: number; to: number; top: number }) {
  const forward = to > from
  return (
    <svg
      className={styles.arrow}
      x={`${Math.min(from, to)}%`}
      y={top}
      width={`${Math.abs(to - from)}%`}
      overflow="visible"
      aria-hidden="true"
    >
      <line x1="0" x2="100%" y1="5" y2="5" />
      <At percent={forward ? 0 : 100}>
        <line x1="0" x2="0" y1="0" y2="10" />
      </At>
      <At percent={forward ? 100 : 0}>
        <path d={forward ? 'M-6 1L-1 5L-6 9' : 'M6 1L1 5L6 9'} />
      </At>
    </svg>
  )
}

function GainFigure({ gain, dx = 0 }: { gain: number; dx?: number }) {
  return (
    <tspan className={styles.gain} dx={dx}>
      {signedGain(gain)}
    </tspan>
  )
}

/** A place on the scale; what stands in it is measured in pixels from there. */
export function At({
  percent,
  className,
  children,
}: {
  percent: number
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <svg className={className} x={`${percent}%`} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tape.module.css'
import { beforeLabel, numerals, signedGain, type TapeLabel, ticks } from './tape-geometry.ts'

/* In pixels: above the tape stands the bracket with its words. */
export const bodyTop = 30

type BodyProps = { score: number; height: number; covered: readonly number[] }

export function Body({ score, height, covered }: BodyProps) {
  return (
    <svg y={bodyTop} width="100%" height={height} overflow="visible" aria-hidden="true">
      <rect className={styles.rest} width="100%" height={height} rx={2} />
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

type TargetProps = { target: readonly [number, number]; height: number }

export function Target({ target: [from, to], height }: TargetProps) {
  const width = `${to - from}%`
  return (
    <svg className={styles.target} x={`${from}%`} width={width} overflow="visible" aria-hidden="true">
      <rect className={styles.zone} y={bodyTop} width="100%" height={height} />
      <line x1="0" x2="0" y1="18" y2="26" />
      <line x1="0" x2="100%" y1="18" y2="18" />
      <line x1="100%" x2="100%" y1="18" y2="26" />
      <text x="50%" y="12" textAnchor="middle">
        Target {from}–{to}
      </text>
    </svg>
  )
}

type CeilingProps = { ceiling: number; label: TapeLabel; height: number }

export function Ceiling({ ceiling, label, height }: CeilingProps) {
  const bottom = bodyTop + height
  return (
    <At percent={ceiling} className={styles.ceiling}>
      <line y1={bodyTop - 2} y2={bottom + 14 + label.row * 16} />
      <text x={label.anchor === 'start' ? -1 : 1} y={bottom + 28 + label.row * 16} textAnchor={label.anchor}>
        Ceiling <tspan className={styles.figure}>{ceiling}</tspan>
      </text>
    </At>
  )
}

/** From before to after: a mark, an arrow, and the gain. */
export function Gain({ before, score, top }: { before: number; score: number; top: number }) {
  const forward = score > before
  const label = beforeLabel(before, score)
  return (
    <>
      <svg
        className={styles.arrow}
        x={`${Math.min(before, score)}%`}
        y={top}
        width={`${Math.abs(score - before)}%`}
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
      <At percent={label.at} className={styles.beforeWords}>
        <text x={label.anchor === 'end' ? 1 : -1} y={top + 22} textAnchor={label.anchor}>
          Before <tspan className={styles.figure}>{before}</tspan>
          {label.anchor === 'start' && forward && <GainFigure dx={8} gain={score - before} />}
        </text>
        {(label.anchor === 'end' || !forward) && (
          <text x={label.anchor === 'end' ? 9 : -9} y={top + 22} textAnchor={label.anchor === 'end' ? 'start' : 'end'}>
            <GainFigure gain={score - before} />
          </text>
        )}
      </At>
    </>
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

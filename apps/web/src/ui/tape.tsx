import { classNames } from './class-names.ts'
import styles from './tape.module.css'
import { ceilingLabel, ticksOfTen } from './tape-geometry.ts'
import { Body, bodyTop, Ceiling, Gain, Target, Ticks, Tip } from './tape-parts.tsx'
import * as texts from './texts/tape.ts'

type TapeProps = {
  /** What is measured. */
  name?: string | undefined
  score: number
  before?: number | undefined
  /** What it comes to if all that is not found can be added. */
  ceiling?: number | undefined
  target?: readonly [number, number] | undefined
  size?: 'report' | 'tailor'
  className?: string | undefined
}

const bodyHeight = { report: 46, tailor: 34 }

/** The tape, 0 to 100, pulled out to the score. Its geometry is in attributes: prerendered pages have no style attributes. */
export function Tape({
  name = texts.yourMatch,
  score,
  before,
  ceiling,
  target,
  size = 'report',
  className,
}: TapeProps) {
  const height = bodyHeight[size]
  const bottom = bodyTop + height
  const ceilingAt = ceiling === undefined ? undefined : ceilingLabel(ceiling, before, score)
  const labels = before === undefined && ceiling === undefined ? 8 : 32
  const total = bottom + labels + (ceilingAt?.row === 1 ? 16 : 0)
  return (
    <svg
      className={classNames(styles.tape, styles[size], className)}
      height={total}
      role="img"
      aria-label={texts.tapeInWords({ name, score, before, ceiling, target })}
    >
      {target !== undefined && <Target target={target} />}
      <Body
        score={score}
        target={target}
        height={height}
        covered={ceiling === undefined ? [score] : [score, ceiling]}
      />
      {ceiling !== undefined && ceilingAt !== undefined && (
        <Ceiling ceiling={ceiling} label={ceilingAt} height={height} />
      )}
      <Tip score={score} height={height} />
      {before !== undefined && before !== score && (
        <Gain before={before} score={score} ceiling={ceiling} top={bottom + 6} />
      )}
    </svg>
  )
}

type MiniTapeProps = { score: number; label: string; ceiling?: number | undefined; className?: string | undefined }

/** The tape in a list: a tick for each ten. */
export function MiniTape({ score, label, ceiling, className }: MiniTapeProps) {
  return (
    <svg className={classNames(styles.mini, className)} role="img" aria-label={label}>
      <rect className={styles.miniRest} width="100%" height="100%" />
      <rect className={styles.miniPulled} width={`${score}%`} height="100%" />
      <Ticks className={styles.pulledTicks} path={ticksOfTen(0, score)} />
      <Ticks className={styles.restTicks} path={ticksOfTen(score, 100)} />
      {ceiling !== undefined && (
        <line className={styles.miniCeiling} x1={`${ceiling}%`} x2={`${ceiling}%`} y1="0" y2="100%" />
      )}
    </svg>
  )
}

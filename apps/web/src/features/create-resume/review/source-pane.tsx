import type { Origin } from '@bespeak/domain/resume/document.ts'
import { memo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './review.module.css'
import { type LineState, partsOf, type SourceLine } from './source-lines.ts'

type SourcePaneProps = {
  lines: readonly SourceLine[]
  states: ReadonlyMap<number, LineState>
  /** The field in hand, and where it was read from. */
  origin: Origin | undefined
  onLine: (fields: readonly string[]) => void
}

export const sourceLineId = (number: number): string => `source-line-${number}`

/** The source as it was read. A press on a line goes to the field that was read from it. */
export function SourcePane({ lines, states, origin, onLine }: SourcePaneProps) {
  return (
    <section className={styles.source} aria-label="Source, as read">
      <p className={styles.caption}>Source, as read</p>
      <ol className={styles.paper}>
        {lines.map((line) => (
          <Line
            key={line.number}
            line={line}
            state={states.get(line.number)}
            origin={isInHand(line, origin) ? origin : undefined}
            onLine={onLine}
          />
        ))}
      </ol>
    </section>
  )
}

const isInHand = (line: SourceLine, origin: Origin | undefined) => partsOf(line, origin).some(({ isRead }) => isRead)

type LineProps = {
  line: SourceLine
  state: LineState | undefined
  origin: Origin | undefined
  onLine: SourcePaneProps['onLine']
}

const Line = memo(function Line({ line, state, origin, onLine }: LineProps) {
  const words = origin
    ? partsOf(line, origin).map(({ at, text, isRead }) => (isRead ? <mark key={at}>{text}</mark> : text))
    : line.text
  return (
    <li
      id={sourceLineId(line.number)}
      className={classNames(
        styles.sourceLine,
        state?.isDoubtful && styles.doubtful,
        state?.isUnplaced && styles.unplacedLine,
        origin && styles.inHand,
      )}
    >
      <span className={styles.number} aria-hidden="true">
        {line.text.trim() === '' ? '' : line.number}
      </span>
      {state ? (
        <button type="button" className={styles.lineWords} onClick={() => onLine(state.fields)}>
          {words}
        </button>
      ) : (
        <span className={styles.lineWords}>{words}</span>
      )}
    </li>
  )
})

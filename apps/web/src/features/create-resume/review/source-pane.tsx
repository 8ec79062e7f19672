import type { Origin } from '@bespeak/domain/resume/document.ts'
import { memo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './source.module.css'
import { type LineState, linesOfOrigin, partsOf, type SourceLine } from './source-lines.ts'
import { SpotMark } from './spot-mark.tsx'
import type { Spot } from './spots.ts'
import { useInView } from './use-in-view.ts'

export type SourceProps = {
  lines: readonly SourceLine[]
  states: ReadonlyMap<number, LineState>
  spots: readonly Spot[]
  /** The spot in hand. */
  spotInHand: string | null
  /** Where the field in hand was read from. */
  origin: Origin | undefined
  onLine: (fields: readonly string[]) => void
  onSpot: (key: string) => void
}

/** The source as it was read. A press on a line goes to the field that was read from it, one on a mark to its card. */
export function SourceText({ lines, states, spots, spotInHand, origin, onLine, onSpot }: SourceProps) {
  const scroller = useInView<HTMLOListElement>(origin ?? spotInHand)
  const byLine = spotsByLine(spots, lines)
  const spot = spots.find(({ key }) => key === spotInHand)
  const shown = origin ?? (spot && { confidence: 0, spans: spot.spans })
  return (
    <ol ref={scroller} className={styles.paper}>
      {lines.map((line) => (
        <Line
          key={line.number}
          line={line}
          state={states.get(line.number)}
          spots={byLine.get(line.number)}
          spotInHand={byLine.get(line.number)?.some(({ key }) => key === spotInHand) ? spotInHand : null}
          origin={isInHand(line, shown) ? shown : undefined}
          onLine={onLine}
          onSpot={onSpot}
        />
      ))}
    </ol>
  )
}

const isInHand = (line: SourceLine, origin: Origin | undefined) => partsOf(line, origin).some(({ isRead }) => isRead)

/** Each spot with the last of its lines, where its mark stands. */
function spotsByLine(spots: readonly Spot[], lines: readonly SourceLine[]): Map<number, Spot[]> {
  const found = new Map<number, Spot[]>()
  for (const spot of spots) {
    const last = linesOfOrigin(lines, { confidence: 0, spans: spot.spans }).at(-1)
    if (last) found.set(last.number, [...(found.get(last.number) ?? []), spot])
  }
  return found
}

type LineProps = {
  line: SourceLine
  state: LineState | undefined
  spots: readonly Spot[] | undefined
  spotInHand: string | null
  origin: Origin | undefined
  onLine: SourceProps['onLine']
  onSpot: SourceProps['onSpot']
}

const Line = memo(function Line({ line, state, spots = [], spotInHand, origin, onLine, onSpot }: LineProps) {
  const words = origin
    ? partsOf(line, origin).map(({ at, text, isRead }) => (isRead ? <mark key={at}>{text}</mark> : text))
    : line.text
  return (
    <li
      data-in-hand={origin && true}
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
      <span className={styles.marks}>
        {spots.map((spot) => (
          <SpotMark key={spot.key} spot={spot} isInHand={spot.key === spotInHand} onSpot={onSpot} />
        ))}
      </span>
    </li>
  )
})

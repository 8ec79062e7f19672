import styles from './doubtful.module.css'

interface Span {
  from: number
  to: number
}

type DoubtfulProps = { text: string; doubts: readonly Span[] }

/** A text with the words in doubt marked. */
export function Doubtful({ text, doubts }: DoubtfulProps) {
  const spans = merged(doubts)
  const ends = spans.map((_, at) => spans[at - 1]?.to ?? 0)
  return (
    <>
      {spans.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(ends[at], from)}
          <mark className={styles.doubtful}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(spans.at(-1)?.to ?? 0)}
    </>
  )
}

/** In order, and overlapping ones as one: their words would be printed twice. */
function merged(doubts: readonly Span[]): Span[] {
  const spans: Span[] = []
  for (const { from, to } of doubts.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else spans.push({ from, to })
  }
  return spans
}
